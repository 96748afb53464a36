import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { contactMessages } from "./contact-messages.server.ts";
import { identity, instant } from "./content-columns.server.ts";

export type MailAttempt = { at: string; outcome: "sent" | "refused" | "failed"; detail: string };

/** The outbox: written in the same commit as the message that it carries, taken by workers with SKIP LOCKED. */
export const mailJobs = pgTable(
  "mail_jobs",
  {
    mailJobId: identity(),
    contactMessageId: integer().references(() => contactMessages.contactMessageId, { onDelete: "cascade" }),
    kind: text({ enum: ["office", "acknowledgement"] }).notNull(),
    messageIdHeader: text().notNull(),
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
    index().on(table.nextAttemptAt).where(sql`${table.state} = 'waiting'`),
    index().on(table.contactMessageId),
    index("mail_jobs_unsent_index").on(table.state, table.attempts, table.contactMessageId).where(sql`${table.state} <> 'sent'`),
  ],
);
