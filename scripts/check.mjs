import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { ensureInstalled, root, run, runBeside, step } from "./steps.mjs";

// The inner loop: types, lint and database tests of changed files, and all unit tests, in parallel.
process.chdir(root);

const git = (...args) => execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);

/** Uncommitted files; on a clean tree, those of the last commit. */
function changedFiles() {
  const uncommitted = [...git("diff", "--name-only", "HEAD"), ...git("ls-files", "--others", "--exclude-standard")];
  const files = uncommitted.length > 0 ? uncommitted : git("diff", "--name-only", "HEAD~1", "HEAD");
  return files.filter(existsSync);
}

/** More take longer than a minute; `npm test` runs all. */
const maxDatabaseTests = 6;

/** Changed tests, tests that import changed files, and the API tests of changed features. */
function databaseTestsOf(files) {
  const tests = git("ls-files", "--cached", "--others", "--exclude-standard", "*.db.test.ts").filter(existsSync);
  const sources = files.filter((file) => /^(app|db|lib|platform|server)\//.test(file));
  const folders = new Set(sources.map(dirname));
  const isImported = (test) => {
    const text = readFileSync(test, "utf8");
    return sources.some(
      (file) => text.includes(`"#${file}"`) || (dirname(file) === dirname(test) && text.includes(`"./${basename(file)}"`)),
    );
  };
  const rank = (test) => {
    if (files.includes(test)) return 3;
    if (isImported(test)) return folders.has(dirname(test)) ? 2 : 1;
    return folders.has(dirname(test)) && basename(test) === "api.db.test.ts" ? 1 : 0;
  };
  const ranked = tests.map((test) => ({ test, rank: rank(test) })).filter(({ rank }) => rank > 0);
  return ranked.sort((one, other) => other.rank - one.rank).map(({ test }) => test);
}

await ensureInstalled();
await step("Route types", () => run("react-router", ["typegen"]));
const files = changedFiles();
const lintedFiles = files.filter((file) => /\.(ts|tsx|mjs|js|json|css)$/.test(file));
const databaseTests = databaseTestsOf(files).slice(0, maxDatabaseTests);
const vitest = (project, ...args) =>
  runBeside("vitest", ["run", "--project", project, "--maxWorkers=1", "--reporter=dot", ...args], { env: { NODE_ENV: "test" } });
const buildInfo = join("node_modules", ".cache", "check.tsbuildinfo");

const statuses = await Promise.all([
  step("Type check", () => runBeside("tsc", ["--incremental", "--tsBuildInfoFile", buildInfo])),
  lintedFiles.length > 0
    ? step(`Lint of ${lintedFiles.length} files`, () => runBeside("biome", ["check", "--error-on-warnings", ...lintedFiles]))
    : 0,
  step("Unit tests", () => vitest("unit")),
  databaseTests.length > 0 ? step(`Database tests (${databaseTests.length} files)`, () => vitest("embedded", ...databaseTests)) : 0,
]);
process.exit(statuses.every((status) => status === 0) ? 0 : 1);
