import { sql } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import { testDatabase } from "#test/database.ts";
import { isSchemaTooNew, raiseRequirement, refuseNewerSchema } from "./schema-version.server.ts";

const source = testDatabase();

it("a database that a newer version has changed is refused", async () => {
  await refuseNewerSchema(source.db);
  const later = Date.now() + 365 * 24 * 60 * 60 * 1000;
  await source.db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${later})`);
  onTestFinished(async () => void (await source.db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'later'`)));
  await expect(refuseNewerSchema(source.db)).rejects.toThrow("changed by a newer version of Umbral");
});

it("a program that knows fewer migrations than required is refused, and no later one lowers the number", async () => {
  expect(await isSchemaTooNew(source.db, 0)).toBe(false);
  await raiseRequirement(source.db, 40);
  await raiseRequirement(source.db, 9);
  expect(await Promise.all([39, 40].map((known) => isSchemaTooNew(source.db, known)))).toEqual([true, false]);
});
