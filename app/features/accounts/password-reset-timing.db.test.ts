import { PgDialect } from "drizzle-orm/pg-core";
import { afterAll, expect, it, vi } from "vitest";
import { createStaff } from "#platform/accounts/create-staff.server.ts";
import { passwordResets } from "#platform/accounts/tables/staff.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import { testDatabase } from "#test/database.ts";
import { askForReset } from "./password-reset.server.ts";

const current = testDatabase();
const compile = vi.spyOn(PgDialect.prototype, "sqlToQuery");
afterAll(() => compile.mockRestore());

async function statementsFor(email: string): Promise<string[]> {
  compile.mockClear();
  await askForReset(current.db, email, { clientAddress: "192.0.2.1", domain: "umbral.example" });
  return compile.mock.results.map(({ value }) => value.sql);
}

it("a request for a new password does the same database work with and without an account, and its mail waits", async () => {
  await createStaff(current.db, { email: "ana@example.com", password: "a password for tests", role: "editor", userName: "Ana" });
  const known = await statementsFor("ana@example.com");
  expect(known.length).toBeGreaterThan(3);
  expect((await statementsFor("nobody@example.com")).map(withoutValues)).toEqual(known.map(withoutValues));
  expect(await current.db.select().from(passwordResets)).toHaveLength(1);
  const jobs = await current.db.select().from(mailJobs);
  expect(jobs.map(({ kind, nextAttemptAt, createdAt }) => [kind, nextAttemptAt > createdAt])).toEqual([
    ["password.resetLink", true],
    ["password.resetLink", true],
  ]);
});

/** A subject that is missing is written as a default. */
const withoutValues = (statement: string) => statement.replace(/\$\d+|default/g, "?");
