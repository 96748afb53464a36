import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.server.ts";

/**
 * Which question a visitor's code opens. Only the keyed hash of the code is stored. A form that was sent twice has two codes. No
 * foreign key, so that a question restored from the Trash still has its code; `purgeMessages` deletes it.
 */
export const questionCodes = pgTable(
  "question_codes",
  {
    codeHash: text().primaryKey(),
    contactMessageId: integer().notNull(),
    /** When the visitor or the office last wrote. */
    lastActivityAt: instant().notNull().defaultNow(),
  },
  (table) => [index().on(table.contactMessageId), index().on(table.lastActivityAt)],
);
