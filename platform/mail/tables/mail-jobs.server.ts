import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { identity, instant } from "#platform/database/columns.server.ts";

/** `refused` by the mail server; `failed` without a verdict on the mail; `uncomposed` by our own error. */
export type MailAttempt = {
  at: string;
  outcome: "sent" | "refused" | "failed" | "uncomposed";
  permanent?: boolean;
  /** Whether the refusal was about the recipient's address. */
  addressRefused?: boolean;
  /** For staff. */
  reason?: string;
  /** From the mail server. */
  detail: string;
};

export type AttemptOutcome = Omit<MailAttempt, "at">;

export type MailPayload = Record<string, string | number | boolean | null>;

/** The outbox. */
export const mailJobs = pgTable(
  "mail_jobs",
  {
    mailJobId: identity(),
    kind: text().notNull(),
    payload: jsonb().$type<MailPayload>().notNull().default({}),
    /** A kind and an id, such as `staff:3`, whose erasure erases its mails. */
    subject: text(),
    messageIdHeader: text().notNull(),
    isBulk: boolean().notNull().default(false),
    /** `failed` is not retried until staff ask for it. */
    state: text({ enum: ["waiting", "sent", "failed"] })
      .notNull()
      .default("waiting"),
    attempts: integer().notNull().default(0),
    history: jsonb().$type<MailAttempt[]>().notNull().default([]),
    nextAttemptAt: instant().notNull().defaultNow(),
    leasedUntil: instant(),
    leasedBy: text(),
    createdAt: instant().notNull().defaultNow(),
    sentAt: instant(),
  },
  (table) => [
    index().on(table.isBulk, table.nextAttemptAt).where(sql`${table.state} = 'waiting'`),
    index().on(table.subject),
    index("mail_jobs_unsent_index").on(table.state, table.attempts, table.subject).where(sql`${table.state} <> 'sent'`),
  ],
);

export type MailJob = typeof mailJobs.$inferSelect;
