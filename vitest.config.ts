import { defineConfig } from "vitest/config";

const unit = ["{app,db,lib,platform,server,test}/**/*.test.{ts,tsx}"];
const database = ["{app,db,lib,platform,server}/**/*.db.test.{ts,tsx}"];

/** What the planner of one engine decides, that of the other decides too: both are Postgres. */
const plans = ["**/plans.db.test.ts"];

/** Where the two engines can differ: locks, plans, notifications, queues, backup, and types of money and time. */
const onPostgres = [
  ...plans,
  "platform/{audit,database,limits,lifecycle,mail}/**/*.db.test.ts",
  "platform/accounts/attempts.db.test.ts",
  "platform/backup/{backup,move,schema-version}.db.test.ts",
  "app/features/drafts/{schedules,sets}.db.test.ts",
  "platform/content/{category-tree,content-store,content-watch}.db.test.ts",
  "platform/lifecycle/sweep-images.db.test.ts",
  "server/{shared-counters,sign-in-limits}.db.test.ts",
  "app/features/**/{delivery,issues,numbers,reminders,routing}.db.test.ts",
];

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
    // A busy machine is slow, not wrong.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      { extends: true, test: { name: "unit", isolate, include: unit, exclude: database } },
      {
        extends: true,
        test: { name: "embedded", isolate, include: database, exclude: postgres && !isFull ? plans : [], env: { TEST_POSTGRES_URL: "" } },
      },
      ...(postgres
        ? [
            {
              extends: true as const,
              test: { name: "postgres", isolate, include: isFull ? database : onPostgres, env: { TEST_POSTGRES_URL: postgres } },
            },
          ]
        : []),
    ],
  },
});
