import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import "#app/features/permissions.ts";
import { listPermissions, permissionsOf, roles } from "#lib/permissions.ts";
import { projectRoot } from "#platform/project-root.server.ts";

/** Levels 1 and 2 of ASVS 5.0.0: how many requirements each section has, from the first on. */
const sections = {
  "6.1": 3,
  "6.2": 12,
  "6.3": 4,
  "6.4": 4,
  "6.5": 5,
  "6.6": 3,
  "6.8": 4,
  "7.1": 3,
  "7.2": 4,
  "7.3": 2,
  "7.4": 5,
  "7.5": 2,
  "7.6": 2,
  "8.1": 2,
  "8.2": 3,
  "8.3": 1,
  "8.4": 1,
  "14.1": 2,
  "14.2": 4,
  "14.3": 3,
  "16.1": 1,
  "16.2": 5,
  "16.3": 4,
  "16.4": 3,
  "16.5": 3,
};

const rows = readFileSync(join(projectRoot, "docs/SECURITY.md"), "utf8")
  .split("\n")
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()));

it("every requirement is answered once, in order, and no cell is empty", () => {
  const requirementNumbers = Object.entries(sections).flatMap(([section, many]) =>
    Array.from({ length: many }, (_, index) => `${section}.${index + 1}`),
  );
  expect(rows.map((cells) => cells[1])).toEqual(requirementNumbers);
  for (const [, number, ...cells] of rows) expect(cells.slice(0, 3).every(Boolean), number).toBe(true);
});

it("no row is left open", () => {
  expect(rows.filter((cells) => /\(verify|TODO|\?\s*$/.test(cells.join("|")))).toEqual([]);
});

it("every test that it names exists", () => {
  for (const cells of rows) {
    const paths = cells[4]?.matchAll(/`([^`]+)`/g) ?? [];
    for (const [, path = ""] of paths) expect(existsSync(join(projectRoot, path)), `${cells[1]} ${path}`).toBe(true);
  }
});

it("says of every role what it may do", () => {
  const document = readFileSync(join(projectRoot, "docs/SECURITY.md"), "utf8");
  const everyone = listPermissions().filter((permission) => permission.startsWith("own."));
  for (const role of roles) {
    const cell = new RegExp(`^\\| ${role} \\|[^|]*\\|([^|]*)\\|$`, "m").exec(document)?.[1] ?? "";
    const named = cell.trim() === "all" ? listPermissions() : [...everyone, ...(cell.match(/[\w.]+/g) ?? [])];
    expect(named.toSorted(), role).toEqual(permissionsOf(role).toSorted());
  }
});
