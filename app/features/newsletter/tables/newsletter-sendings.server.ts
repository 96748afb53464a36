import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { sendingStates } from "#app/features/newsletter/states.ts";
import type { Translations } from "#lib/translations.ts";
import { instant } from "#platform/database/columns.server.ts";

/** The one time that an issue goes out. It outlives the issue, so that none is sent twice. */
export const newsletterSendings = pgTable(
  "newsletter_sendings",
  {
    newsletterIssueId: integer().primaryKey(),
    state: text({ enum: sendingStates }).notNull().default("scheduled"),
    sendAt: instant().notNull(),
    /** What it says, as it was when it began: all readers get the same. */
    subject: text().notNull().default(""),
    body: text().notNull().default(""),
    translations: jsonb().$type<Translations>().notNull().default({}),
    /** Subscribers are gone through by id: up to here so far, and up to here in all. */
    cursor: integer().notNull().default(0),
    lastSubscriberId: integer().notNull().default(0),
    /** How many there were to write to when it began. */
    recipients: integer().notNull().default(0),
    startedAt: instant(),
    finishedAt: instant(),
    /** Of when it was over; who got it is forgotten before that it was sent. */
    sentCount: integer().notNull().default(0),
    failedCount: integer().notNull().default(0),
    skippedCount: integer().notNull().default(0),
    createdBy: integer(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index("newsletter_sendings_open_index").on(table.state, table.sendAt).where(sql`${table.state} in ('scheduled', 'sending')`)],
);
