/**
 * What Postgres decides, the embedded engine decides too: both are Postgres. Where there is a server, the everyday run tries these there
 * alone: plans, queues, limits, types of money and time, and backups, which it restores into both. Browser tests use the embedded engine.
 */
export const onPostgresAlone = [
  "**/plans.db.test.ts",
  "platform/accounts/attempts.db.test.ts",
  "platform/backup/backup.db.test.ts",
  "platform/limits/*.db.test.ts",
  "platform/mail/worker.db.test.ts",
  "app/features/drafts/{schedules,sets,simultaneous}.db.test.ts",
  "app/features/**/{delivery,issues,numbers,reminders,routing}.db.test.ts",
  "server/{shared-counters,sign-in-limits}.db.test.ts",
];

/** Where the two engines can differ: connections, locks, notifications. */
export const onBothEngines = [
  "platform/{audit,database}/*.db.test.ts",
  "platform/lifecycle/retention.db.test.ts",
  "platform/mail/outbox.db.test.ts",
  "platform/backup/schema-version.db.test.ts",
  "platform/content/{category-tree,content-listener,content-store}.db.test.ts",
];
