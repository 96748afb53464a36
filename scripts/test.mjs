import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, root, run, runBeside, step } from "./steps.mjs";
import { ensureSystemPackages } from "./system-packages.mjs";
import { startPostgres } from "./temporary-postgres.mjs";
import { TestReport } from "./test-report.mjs";

process.chdir(root);
const startTime = Date.now();
const isFull = process.argv.includes("--full");
const reports = mkdtempSync(join(tmpdir(), "umbral-reports-"));
const total = new TestReport();
const scope = { TEST_FULL: String(isFull) };

await ensureInstalled();
await ensureSystemPackages();
run("react-router", ["typegen"]);
// The compiler uses one core.
const typeCheck = step("Type check", () => runBeside("tsc", []));
await step("Lint", () => run("biome", ["check", "--error-on-warnings", "."]));
await ensureBuilt();
if ((await typeCheck) !== 0) process.exit(1);

const unitStatus = await step("Unit and API tests", async () => {
  const postgres = await startPostgres();
  const report = join(reports, "unit.json");
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const env = { ...scope, NODE_ENV: "test", TEST_POSTGRES_URL: postgres?.url ?? "" };
  const status = run("vitest", args, { env, allowFailure: true });
  await postgres?.stop();
  total.addUnitTests(report);
  return status;
});

const browserStatus = await step("End-to-end tests", () => {
  const report = join(reports, "e2e.json");
  const status = run("playwright", ["test"], { env: { ...scope, PLAYWRIGHT_JSON_OUTPUT_NAME: report }, allowFailure: true });
  total.addBrowserTests(report);
  return status;
});

rmSync(reports, { recursive: true, force: true });
const ok = unitStatus === 0 && browserStatus === 0 && total.counts.failed === 0;
if (!ok && total.counts.failed === 0) process.stdout.write("A test runner stopped with an error of its own; see above.\n");
process.stdout.write(`\nAll of it took ${((Date.now() - startTime) / 60_000).toFixed(1)} minutes.\n`);
total.print();
process.exit(ok ? 0 : 1);
