import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, root, run, step } from "./steps.mjs";
import { ensureSystemPackages } from "./system-packages.mjs";
import { startPostgres } from "./temporary-postgres.mjs";

process.chdir(root);
const reports = mkdtempSync(join(tmpdir(), "umbral-reports-"));
const counts = { passed: 0, failed: 0, skipped: 0 };

await ensureInstalled();
await ensureSystemPackages();
await step("Type check", () => {
  run("react-router", ["typegen"]);
  run("tsc", []);
});
await step("Lint", () => run("biome", ["check", "--error-on-warnings", "."]));

const unitStatus = await step("Unit and API tests", async () => {
  const postgres = await startPostgres();
  const report = join(reports, "unit.json");
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const status = run("vitest", args, { env: { NODE_ENV: "test", TEST_POSTGRES_URL: postgres?.url ?? "" }, allowFailure: true });
  await postgres?.stop();
  countUnit(report);
  return status;
});

await ensureBuilt();

const browserStatus = await step("End-to-end tests", () => {
  const report = join(reports, "e2e.json");
  const status = run("playwright", ["test"], { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report }, allowFailure: true });
  countBrowser(report);
  return status;
});

rmSync(reports, { recursive: true, force: true });
const ok = unitStatus === 0 && browserStatus === 0 && counts.failed === 0;
if (!ok && counts.failed === 0) process.stdout.write("A test runner stopped with an error of its own; see above.\n");
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`);
process.exit(ok ? 0 : 1);

function countUnit(report) {
  if (!existsSync(report)) return;
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, "utf8"));
  counts.passed += numPassedTests;
  counts.failed += numFailedTests;
  counts.skipped += numPendingTests;
}

function countBrowser(report) {
  if (!existsSync(report)) return;
  const { stats } = JSON.parse(readFileSync(report, "utf8"));
  counts.passed += stats.expected;
  counts.failed += stats.unexpected + stats.flaky;
  counts.skipped += stats.skipped;
}
