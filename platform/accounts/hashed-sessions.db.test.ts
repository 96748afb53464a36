import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { testDatabase } from "#test/database.ts";
import { createAuth } from "./auth.server.ts";
import { createStaff } from "./create-staff.server.ts";
import { hashSessionToken } from "./session.server.ts";
import { sessions } from "./tables/staff.server.ts";

const database = testDatabase();
let userId = "";
beforeEach(async () => {
  const account = { email: "ana@example.com", password: "a quiet password of hers", role: "editor" as const, userName: "Ana" };
  userId = String(await createStaff(database.db, account));
});

const sessionsOfLibrary = async () =>
  (await createAuth(database.db, { secret: "s".repeat(32), publicUrl: undefined }).$context).internalAdapter;

const storedTokens = async () => (await database.db.select({ token: sessions.token }).from(sessions)).map(({ token }) => token).sort();

it("better-auth finds, changes and ends a session by its token, of which only the hash is stored", async () => {
  const library = await sessionsOfLibrary();
  const { token } = await library.createSession(userId);
  const { token: otherToken } = await library.createSession(userId);
  expect(await storedTokens()).toEqual([token, otherToken].map(hashSessionToken).sort());

  expect(await library.findSession(token)).toMatchObject({ session: { token }, user: { email: "ana@example.com" } });
  const found = await library.findSessions([token, otherToken]);
  expect(found.map(({ session }) => session.token).sort()).toEqual([token, otherToken].sort());
  expect(await library.updateSession(token, { userAgent: "Another browser" })).toMatchObject({ token, userAgent: "Another browser" });
  expect(await database.db.select().from(sessions).where(eq(sessions.userAgent, "Another browser"))).toHaveLength(1);

  await library.deleteSession(token);
  expect(await library.findSession(token)).toBeNull();
  expect(await storedTokens()).toEqual([hashSessionToken(otherToken)]);
});

it("what is stored is no token", async () => {
  const library = await sessionsOfLibrary();
  const { token } = await library.createSession(userId);
  expect(await library.findSession(hashSessionToken(token))).toBeNull();
});
