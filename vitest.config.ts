import { defineConfig } from "vitest/config";

const unit = ["{app,db,lib,platform,server}/**/*.test.{ts,tsx}"];
const database = ["{app,db,lib,platform,server}/**/*.db.test.{ts,tsx}"];

/** Each file has a database of its own; loading the product anew for each took a quarter of the time. */
const isolate = false;

/** Tests named *.db.test.ts need a database: the embedded one always, a real Postgres too when one was started. */
const postgres = process.env.TEST_POSTGRES_URL;

export default defineConfig({
  test: {
    globalSetup: "./test/global-setup.ts",
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: "unit", include: unit, exclude: database } },
      { extends: true, test: { name: "embedded", isolate, include: database, env: { TEST_POSTGRES_URL: "" } } },
      ...(postgres
        ? [
            {
              extends: true as const,
              test: { name: "postgres", isolate, include: database, env: { TEST_POSTGRES_URL: postgres } },
            },
          ]
        : []),
    ],
  },
});
