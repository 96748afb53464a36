import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "#platform/project-root.server.ts";
import { releaseFiles } from "#scripts/release/files.mjs";

/** Written into a release by itself. */
const ownFiles = ["package.json", "umbral"];

it("packs every file of the tree that the program reads at run time", () => {
  const sources = globSync("{app,db,lib,platform,server}/**/*.{ts,tsx}", { cwd: projectRoot }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  const paths = sources.flatMap((file) =>
    [...readFileSync(join(projectRoot, file), "utf8").matchAll(/join\(projectRoot, "([^"]+)"/g)].map(([, path = ""]) => path),
  );
  expect(paths).toContain("db/migrations");
  const isPacked = (path: string) => [...ownFiles, ...releaseFiles].some((file) => path === file || path.startsWith(`${file}/`));
  expect(paths.filter((path) => !isPacked(path))).toEqual([]);
});
