import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { root } from "./steps.mjs";

export class TestReport {
  counts = { passed: 0, failed: 0, skipped: 0 };
  failures = [];
  files = [];

  addUnitTests(file) {
    if (!existsSync(file)) return;
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(readFileSync(file, "utf8"));
    this.#count(numPassedTests, numFailedTests, numPendingTests);
    for (const { name, startTime, endTime } of testResults) this.#time(relative(root, name), endTime - startTime);
    for (const { fullName, status, failureMessages } of testResults.flatMap(({ assertionResults }) => assertionResults))
      if (status === "failed") this.failures.push(`${fullName}\n${failureMessages.join("\n")}`);
  }

  addBrowserTests(file) {
    if (!existsSync(file)) return;
    const { stats, suites } = JSON.parse(readFileSync(file, "utf8"));
    this.#count(stats.expected, stats.unexpected + stats.flaky, stats.skipped);
    for (const suite of suites) {
      const results = specsOf(suite).flatMap(({ tests }) => tests.flatMap(({ results }) => results));
      this.#time(
        suite.file,
        results.reduce((sum, { duration }) => sum + duration, 0),
      );
    }
    for (const { title, tests } of suites.flatMap(specsOf))
      for (const { errors } of tests.flatMap(({ results }) => results))
        for (const { message } of errors) this.failures.push(`${title}\n${message}`);
  }

  #count(passed, failed, skipped) {
    this.counts.passed += passed;
    this.counts.failed += failed;
    this.counts.skipped += skipped;
  }

  #time(name, ms) {
    this.files.push({ name, ms });
  }

  print() {
    process.stdout.write("\nThe slowest files, in seconds of one worker:\n");
    for (const { name, ms } of this.files.sort((one, other) => other.ms - one.ms).slice(0, 20))
      process.stdout.write(`${(ms / 1000).toFixed(1).padStart(7)}  ${name}\n`);
    for (const failure of this.failures) process.stdout.write(`\n✗ ${failure}\n`);
    const { passed, failed, skipped } = this.counts;
    process.stdout.write(`\n${passed} passed, ${failed} failed, ${skipped} skipped\n`);
  }
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
