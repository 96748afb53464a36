import { expect, it } from "vitest";
import { mailJobs } from "#db/tables/mail-jobs.server.ts";
import { passwordResets } from "#db/tables/staff.server.ts";
import { createStaff } from "#platform/accounts/create-staff.server.ts";
import { testDatabase } from "#test/database.ts";
import { askForReset } from "./password-reset.server.ts";

let statements: string[] = [];
const current = testDatabase((statement, run) => {
  statements.push(typeof statement === "string" ? statement : JSON.stringify(statement));
  return run();
});

async function statementsFor(email: string): Promise<string[]> {
  statements = [];
  await askForReset(current.db, email, { clientAddress: "192.0.2.1", domain: "umbral.example" });
  return statements;
}

it("a request for a new password makes the database work alike with and without an account, and its mail waits", async () => {
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

/** On Postgres a statement comes with its values; a subject that is missing is written as a default. */
const withoutValues = (statement: string) => statement.replace(/"values":.*$/, "").replace(/\$\d+|default/g, "?");
