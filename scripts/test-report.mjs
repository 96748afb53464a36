import { existsSync, readFileSync } from "node:fs";

/** What the two test runners have to say together: how many tests passed, and at the very end why the others did not. */
export class TestReport {
  counts = { passed: 0, failed: 0, skipped: 0 };
  failures = [];

  addUnitTests(file) {
    if (!existsSync(file)) return;
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(readFileSync(file, "utf8"));
    this.#count(numPassedTests, numFailedTests, numPendingTests);
    for (const { fullName, status, failureMessages } of testResults.flatMap(({ assertionResults }) => assertionResults))
      if (status === "failed") this.failures.push(`${fullName}\n${failureMessages.join("\n")}`);
  }

  addBrowserTests(file) {
    if (!existsSync(file)) return;
    const { stats, suites } = JSON.parse(readFileSync(file, "utf8"));
    this.#count(stats.expected, stats.unexpected + stats.flaky, stats.skipped);
    for (const { title, tests } of suites.flatMap(specsOf))
      for (const { errors } of tests.flatMap(({ results }) => results))
        for (const { message } of errors) this.failures.push(`${title}\n${message}`);
  }

  #count(passed, failed, skipped) {
    this.counts.passed += passed;
    this.counts.failed += failed;
    this.counts.skipped += skipped;
  }

  print() {
    for (const failure of this.failures) process.stdout.write(`\n✗ ${failure}\n`);
    const { passed, failed, skipped } = this.counts;
    process.stdout.write(`\n${passed} passed, ${failed} failed, ${skipped} skipped\n`);
  }
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
