import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { ensureInstalled, root, run, step } from "./steps.mjs";

// The inner loop: types, lint, all unit tests, and the database tests beside what changed.
process.chdir(root);

const git = (...args) => execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);

/** What is not committed yet; on a clean tree, what the last commit changed. */
function changedFiles() {
  const uncommitted = [...git("diff", "--name-only", "HEAD"), ...git("ls-files", "--others", "--exclude-standard")];
  return uncommitted.length > 0 ? uncommitted : git("diff", "--name-only", "HEAD~1", "HEAD");
}

function databaseTestsBeside(files) {
  const folders = [...new Set(files.filter((file) => /^(app|db|lib|platform|server)\//.test(file)).map(dirname))];
  const testsIn = (folder) =>
    readdirSync(folder)
      .filter((name) => name.includes(".db.test."))
      .map((name) => join(folder, name));
  return folders.flatMap((folder) => {
    try {
      return testsIn(folder);
    } catch {
      // The folder went with the change.
      return [];
    }
  });
}

await ensureInstalled();
await step("Type check", () => {
  run("react-router", ["typegen"]);
  run("tsc", []);
});
await step("Lint", () => run("biome", ["check", "--error-on-warnings", "."]));
const env = { NODE_ENV: "test" };
await step("Unit tests", () => run("vitest", ["run", "--project", "unit", "--reporter=dot"], { env }));
const tests = databaseTestsBeside(changedFiles());
if (tests.length > 0)
  await step(`Database tests beside what changed (${tests.length} files)`, () =>
    run("vitest", ["run", "--project", "embedded", "--reporter=dot", ...tests], { env }),
  );
