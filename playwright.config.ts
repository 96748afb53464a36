import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

/** The system's Chromium where there is one; elsewhere the browser that Playwright brings. */
const systemChromium = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
].find((path) => existsSync(path));

const quiet = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  // A busy machine is slow, not wrong.
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["line"], ["json"]] : [["line"]],
  globalSetup: "./e2e/global-setup.ts",
  use: {
    launchOptions: {
      executablePath: systemChromium,
      args: process.getuid?.() === 0 ? ["--no-sandbox", ...quiet] : quiet,
    },
    locale: "en-US",
    timezoneId: "America/Denver",
    // A trace costs more time than the test itself; `npx playwright test --trace on` makes one when it is wanted.
    trace: "off",
  },
});
