import { globSync, readFileSync } from "node:fs";
import { getTableName } from "drizzle-orm";
import { expect, it } from "vitest";
import { definitions } from "#app/features/definitions.server.ts";
import { allTables } from "#test/tables.ts";

/** The tables that the platform itself works on, by their modules. */
const platformTables = [
  "audit-events",
  "audit-seals",
  "contact-opt-outs",
  "images",
  "mail-jobs",
  "personal-data-reads",
  "rate-limits",
  "received-forms",
  "revisions",
  "site-state",
  "staff",
];

const files = globSync("platform/**/*.ts").filter((file) => !file.endsWith(".test.ts"));
const sources = files.map((file) => ({ file, source: readFileSync(file, "utf8") }));

const ownTables = new Set(
  platformTables.flatMap((module) =>
    [...readFileSync(`db/tables/${module}.server.ts`, "utf8").matchAll(/pgTable\(\s*"(\w+)"/g)].map(([, name]) => name),
  ),
);
const nounTables = allTables.map((table) => getTableName(table));

it("the platform imports nothing of the app or the server, and no table but its own", () => {
  for (const { file, source } of sources) {
    expect(source, file).not.toMatch(/from "#(app|server)\//);
    const tables = [...source.matchAll(/from "#db\/tables\/([\w-]+)\.server\.ts"/g)].map(([, name]) => name);
    expect(platformTables, file).toEqual(expect.arrayContaining(tables));
  }
});

it("the platform names no noun, neither by its table nor by what the API calls it", () => {
  const names = [...nounTables.filter((name) => !ownTables.has(name)), ...definitions.map(({ entity }) => entity)];
  expect(names).toContain("blog_posts");
  expect(names).toContain("contactmessage");
  for (const { file, source } of sources) {
    for (const name of names) expect(source, `${file} names ${name}`).not.toMatch(new RegExp(`(?<![\\w./#-])${name}(?![\\w./-])`));
  }
});
