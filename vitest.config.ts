import { defineConfig } from "vitest/config";
import { onBothEngines, onPostgresAlone } from "./test/engines.ts";

const unit = ["{app,db,lib,platform,server,test}/**/*.test.{ts,tsx}"];
const database = ["{app,db,lib,platform,server}/**/*.db.test.{ts,tsx}"];

/** Loading the product anew for each file took a quarter of the time. */
const isolate = false;

/** Tests named *.db.test.ts need a database: the embedded one always, a real Postgres too when one was started. */
const postgres = process.env.TEST_POSTGRES_URL;
const isFull = process.env.TEST_FULL === "true";

export default defineConfig({
  test: {
    globalSetup: "./test/global-setup.ts",
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Files share one environment: what a test put in place of a global must not reach the next file.
    unstubGlobals: true,
    // A busy machine is slow, not wrong.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      { extends: true, test: { name: "unit", isolate, include: unit, exclude: database } },
      {
        extends: true,
        test: {
          name: "embedded",
          isolate,
          include: database,
          exclude: postgres && !isFull ? onPostgresAlone : [],
          env: { TEST_POSTGRES_URL: "" },
        },
      },
      ...(postgres
        ? [
            {
              extends: true as const,
              test: {
                name: "postgres",
                isolate,
                include: isFull ? database : [...onBothEngines, ...onPostgresAlone],
                env: { TEST_POSTGRES_URL: postgres },
              },
            },
          ]
        : []),
    ],
  },
});
