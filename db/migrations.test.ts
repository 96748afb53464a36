import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { contractionMark, countMigrationsToKnow } from "#platform/backup/schema-version.server.ts";

const folder = join(import.meta.dirname, "migrations");

/** Statements after which a program of the release before fails: it still asks for what is gone, or leaves out what is wanted. */
const breaking =
  /\bdrop\s+(table|column|schema|type)\b|\brename\b|\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b|\bset\s+not\s+null\b|\badd\s+column\s+(?![^;]*\bdefault\b)[^;]*\bnot\s+null\b/i;

const isBreaking = (sql: string) => breaking.test(sql.replaceAll(/^--(?!> ).*$/gm, "")) && !contractionMark.test(sql);

it("a migration leaves the release before it working, or says why it may not", () => {
  const files = readdirSync(folder).filter((file) => file.endsWith(".sql"));
  expect(files).toContain("0000_baseline.sql");
  expect(files.filter((file) => isBreaking(readFileSync(join(folder, file), "utf8")))).toEqual([]);
});

it("a contracting migration names one that is there", () => {
  const journal: { entries: Array<{ tag: string }> } = JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8"));
  const tags = journal.entries.map(({ tag }) => tag);
  const since = tags.map((tag) => contractionMark.exec(readFileSync(join(folder, `${tag}.sql`), "utf8"))?.[1]);
  expect(since.filter((tag, index) => tag !== undefined && !tags.slice(0, index + 1).includes(tag))).toEqual([]);
});

it("a program must know what the last contraction names, and nothing where there was none", () => {
  const [first, second] = [
    { tag: "0000_first", sql: "" },
    { tag: "0001_second", sql: "" },
  ];
  const contraction = {
    tag: "0002_third",
    sql: '-- contracts: 0001_second, since when nothing reads a.b\nALTER TABLE "a" DROP COLUMN "b";',
  };
  expect(countMigrationsToKnow([first, second])).toBe(0);
  expect(countMigrationsToKnow([first, second, contraction, { tag: "0003_fourth", sql: "" }])).toBe(2);
});

it.each([
  ['ALTER TABLE "a" DROP COLUMN "b";', true],
  ['ALTER TABLE "a" RENAME COLUMN "b" TO "c";', true],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE integer;', true],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;', true],
  ['ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;', true],
  ['ALTER TABLE "a" ADD COLUMN "b" text DEFAULT \'\' NOT NULL;', false],
  ['-- contracts: 0004_post_dates, since when nothing reads it\nALTER TABLE "a" DROP COLUMN "b";', false],
  ['-- contracts: nothing reads it since 2.3\nALTER TABLE "a" DROP COLUMN "b";', true],
  ['-- what was in the column to drop\nDROP INDEX "b";', false],
])("%s is breaking: %s", (sql, expected) => {
  expect(isBreaking(sql)).toBe(expected);
});
