import { expect, it } from "vitest";
import type { Db } from "#platform/database/db.server.ts";
import { testDatabase } from "#test/database.ts";
import { countSignUp } from "./limits.server.ts";

const current = testDatabase();
const now = new Date("2026-11-16T12:00:00Z");

/** How many are accepted when they reach two nodes in turn. A process keeps its memory by its database handle, so each node has its own. */
async function countAccepted(attempts: number, attempt: (db: Db, number: number) => Promise<void>): Promise<number> {
  const nodes: Db[] = [Object.create(current.db), Object.create(current.db)];
  let accepted = 0;
  for (let number = 0; number < attempts; number++) {
    await attempt(nodes[number % 2] as Db, number).then(
      () => accepted++,
      (error: unknown) => expect(error).toMatchObject({ code: "tooMany" }),
    );
  }
  return accepted;
}

it("sign-ups for the newsletter are counted by all nodes together", async () => {
  expect(await countAccepted(8, (db, number) => countSignUp(db, `198.51.100.${number}`, "a@example.com", "en", now))).toBe(3);
  expect(await countAccepted(14, (db, number) => countSignUp(db, "198.51.100.99", `b${number}@example.com`, "en", now))).toBe(10);
});
