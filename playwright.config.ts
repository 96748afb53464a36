import { defineConfig } from "@playwright/test";
import { launchOptions } from "./e2e/chromium.ts";
import { isFull } from "./e2e/scope.ts";

export default defineConfig({
  testMatch: ["e2e/*.spec.ts", "app/features/*/*.spec.ts"],
  // Proxies, a CDN and what browsers prepare or keep change seldom, and take long to try.
  testIgnore: isFull ? [] : /(proxy|prerendering|speculation-rules|back-forward-cache)\.spec\.ts$/,
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // A busy machine is slow, not wrong: only what hangs takes so long. What a test waits for has limits of its own.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["line"], ["json"]] : [["line"]],
  globalSetup: "./e2e/global-setup.ts",
  use: {
    launchOptions,
    locale: "en-US",
    timezoneId: "America/Denver",
    // A click waits for animations to end. Tests of motion turn them on.
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A trace costs more time than the test itself; `npx playwright test --trace on` makes one when it is wanted.
    trace: "off",
  },
});
