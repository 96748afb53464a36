import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { identity, instant } from "#platform/database/columns.server.ts";

export const messageEventKinds = ["note", "call", "mailOut", "mailIn", "state", "assignment", "followUp", "merge", "reminder"] as const;

export type MessageEventDetail = Record<string, string | number | boolean | null>;

/**
 * What happened with a visitor's message after it came, in its order: its thread. No foreign key to the message: one that
 * comes back from the Trash finds its thread again. It ends with the message (`purgeMessages`).
 */
export const messageEvents = pgTable(
  "message_events",
  {
    messageEventId: identity(),
    contactMessageId: integer().notNull(),
    kind: text({ enum: messageEventKinds }).notNull(),
    /** Of a mail. */
    subject: text().notNull().default(""),
    /** What was written or said; empty where the kind and its detail say all. */
    body: text().notNull().default(""),
    detail: jsonb().$type<MessageEventDetail>().notNull().default({}),
    /** Of a mail: an answer to it names it. */
    messageIdHeader: text(),
    /** Who did it; nobody where the visitor or the program did. */
    userId: integer(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index().on(table.contactMessageId, table.messageEventId), index().on(table.messageIdHeader)],
);
