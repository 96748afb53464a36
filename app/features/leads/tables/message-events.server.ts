import { type SQLWrapper, sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { identity, instant } from "#platform/database/columns.server.ts";

export const messageEventKinds = [
  "note",
  "call",
  "mailOut",
  "mailIn",
  "state",
  "assignment",
  "followUp",
  "merge",
  "reminder",
  "contactGiven",
] as const;

export type MessageEventDetail = Record<string, string | number | boolean | null>;

/** Folded as `fold` does, for searches. An expression and no column, so that what is erased from a text cannot be found either. */
export const foldedEventText = ({ subject, body }: { subject: SQLWrapper; body: SQLWrapper }) =>
  sql`lower(regexp_replace(normalize(${subject} || ' ' || ${body}, NFD), '[\\u0300-\\u036f\\u00ad\\u200b-\\u200d\\u2060]', '', 'g'))`;

/** The thread of a message. No foreign key, so that a message restored from the Trash still has its thread; `purgeMessages` deletes it. */
export const messageEvents = pgTable(
  "message_events",
  {
    messageEventId: identity(),
    contactMessageId: integer().notNull(),
    kind: text({ enum: messageEventKinds }).notNull(),
    subject: text().notNull().default(""),
    body: text().notNull().default(""),
    detail: jsonb().$type<MessageEventDetail>().notNull().default({}),
    /** Of a mail: a reply refers to it. */
    messageIdHeader: text(),
    /** Null for events of the visitor or the program. */
    userId: integer(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index().on(table.contactMessageId, table.messageEventId),
    index().on(table.messageIdHeader),
    index("message_events_text_index").using("gin", sql`(${foldedEventText(table)}) gin_trgm_ops`),
  ],
);
