import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getTableName } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { allTables } from "#test/tables.ts";

const page = readFileSync(join(import.meta.dirname, "../docs/DATA.md"), "utf8");
const tables = allTables.map((table) => getTableName(table));

/** The rows of the page's list of tables. */
const rows = (page.split("## Tables")[1]?.split("\n## ")[0] ?? "")
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

describe("docs/DATA.md", () => {
  it("lists every table once, and no other", () => {
    expect(rows.map(([name]) => name?.replaceAll("`", "")).sort()).toEqual(tables.sort());
  });

  it("says of each why it is kept, how long, who sees it and how it ends", () => {
    for (const row of rows) expect([row.length, row.every((cell) => cell !== "")], row[0]).toEqual([5, true]);
  });
});
