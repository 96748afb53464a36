import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { identity, instant } from "#platform/database/columns.server.ts";

/** How a try ended: `refused` is the mail server's word about the mail, `failed` the lack of one, `uncomposed` our own fault. */
export type MailAttempt = {
  at: string;
  outcome: "sent" | "refused" | "failed" | "uncomposed";
  /** Whether the same mail would be refused again. */
  permanent?: boolean;
  /** Whether it was the recipient's address that was refused for good. */
  addressRefused?: boolean;
  /** What went wrong in plain words. */
  reason?: string;
  /** The mail server's own words. */
  detail: string;
};

export type AttemptOutcome = Omit<MailAttempt, "at">;

export type MailPayload = Record<string, string | number | boolean | null>;

/** The outbox: written in the same commit as what it is about, taken by workers with SKIP LOCKED. */
export const mailJobs = pgTable(
  "mail_jobs",
  {
    mailJobId: identity(),
    kind: text().notNull(),
    /** What the composer of the kind needs; erased when the mail was sent. */
    payload: jsonb().$type<MailPayload>().notNull().default({}),
    /** What it is about, as a kind and an id, such as `staff:3`: who erases that erases its mails by it. */
    subject: text(),
    messageIdHeader: text().notNull(),
    /** One of very many that nobody waits for: it goes after all others. */
    isBulk: boolean().notNull().default(false),
    /** `failed` needs the attention of staff: nothing is tried any more until they say so. */
    state: text({ enum: ["waiting", "sent", "failed"] })
      .notNull()
      .default("waiting"),
    attempts: integer().notNull().default(0),
    history: jsonb().$type<MailAttempt[]>().notNull().default([]),
    nextAttemptAt: instant().notNull().defaultNow(),
    /** While a worker tries, no other one does; a worker that dies lets go when the time is over. */
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
