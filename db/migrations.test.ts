import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const folder = join(import.meta.dirname, "migrations");

/** Statements after which a program of the release before fails: it still asks for what is gone, or leaves out what is wanted. */
const breaking =
  /\bdrop\s+(table|column|schema|type)\b|\brename\b|\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b|\bset\s+not\s+null\b|\badd\s+column\s+(?![^;]*\bdefault\b)[^;]*\bnot\s+null\b/i;

/** A line that says since which release nothing reads or writes it any more. */
const mark = /^-- contracts: .+/m;

/** Was merged before there was a release that could run beside it. */
const beforeReleases = new Set(["0012_mail_without_messages.sql"]);

const isBreaking = (sql: string) => breaking.test(sql.replaceAll(/^--(?!> ).*$/gm, "")) && !mark.test(sql);

it("a migration leaves the release before it working, or says why it may not", () => {
  const files = readdirSync(folder).filter((file) => file.endsWith(".sql") && !beforeReleases.has(file));
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => isBreaking(readFileSync(join(folder, file), "utf8")))).toEqual([]);
});

it.each([
  ['ALTER TABLE "a" DROP COLUMN "b";', true],
  ['ALTER TABLE "a" RENAME COLUMN "b" TO "c";', true],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE integer;', true],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;', true],
  ['ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;', true],
  ['ALTER TABLE "a" ADD COLUMN "b" text DEFAULT \'\' NOT NULL;', false],
  ['-- contracts: nothing reads it since 2.3\nALTER TABLE "a" DROP COLUMN "b";', false],
  ['-- what was in the column to drop\nDROP INDEX "b";', false],
])("%s is breaking: %s", (sql, expected) => {
  expect(isBreaking(sql)).toBe(expected);
});
