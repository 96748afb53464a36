import { beforeEach, expect, it } from "vitest";
import { issueFormToken, linkTokenToMessage, readFormToken, spendFormToken } from "#app/features/leads/messages/form-token.server.ts";
import { countMessage } from "#app/features/leads/messages/limits.server.ts";
import { storeChallenge, takeChallenge } from "#platform/accounts/challenges.server.ts";
import { createStaff } from "#platform/accounts/create-staff.server.ts";
import { spendCode } from "#platform/accounts/used-codes.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { testDatabase } from "#test/database.ts";

// Sign-in and the second step are asked on two nodes in sign-in-limits.db.test.ts and two-factor.db.test.ts.

const current = testDatabase();
let nodes: [Db, Db];
beforeEach(() => {
  // What a process remembers it remembers by its handle of the database: two handles are two processes' memories.
  nodes = [Object.create(current.db), Object.create(current.db)];
});

const now = new Date("2026-11-16T12:00:00Z");

/** How many are let through when they come to the nodes in turn. */
async function countAccepted(attempts: number, attempt: (db: Db, number: number) => Promise<void>): Promise<number> {
  let accepted = 0;
  for (let number = 0; number < attempts; number++) {
    await attempt(nodes[number % 2] as Db, number).then(
      () => accepted++,
      (error: unknown) => expect(error).toMatchObject({ code: "tooMany" }),
    );
  }
  return accepted;
}

it("messages are counted by all nodes together: of an address, of a sender, and of everyone", async () => {
  expect(await countAccepted(14, (db, number) => countMessage(db, "198.51.100.1", `a${number}@example.com`, "en", now))).toBe(10);
  expect(await countAccepted(8, (db, number) => countMessage(db, `198.51.100.${10 + number}`, "b@example.com", "en", now))).toBe(5);
  const fromEverywhere = (db: Db, number: number) =>
    countMessage(db, `203.0.${Math.floor(number / 5)}.1`, `c${number}@example.com`, "en", now);
  // Of sixty, fifteen were taken above.
  expect(await countAccepted(60, fromEverywhere)).toBe(45);
});

it("what is good for one use was used on every node: a form's token, a passkey's challenge, an authenticator's code", async () => {
  const [one, other] = nodes;
  const token = readFormToken("secret", issueFormToken("secret"));
  if (!token) throw new Error("The token was not read");
  expect(await spendFormToken(one, token)).toBeUndefined();
  await linkTokenToMessage(one, token, 77);
  expect(await spendFormToken(other, token)).toBe(77);

  await storeChallenge(one, "passkey", "challenge", now);
  expect([await takeChallenge(other, "passkey", now), await takeChallenge(one, "passkey", now)]).toEqual(["challenge", undefined]);

  const userId = await createStaff(current.db, { email: "o@example.com", password: "a password for tests", role: "owner", userName: "o" });
  expect([await spendCode(one, userId, "123456", now), await spendCode(other, userId, "123456", now)]).toEqual([true, false]);
});
