import { index, pgTable, text } from "drizzle-orm/pg-core";
import { languages } from "#lib/translations.ts";
import { identity, instant } from "#platform/database/columns.server.ts";

/** Answers that a visitor asked us to keep under a code; nothing in it says who they are. */
export const sharedAnswers = pgTable(
  "shared_answers",
  {
    sharedAnswersId: identity(),
    /** An HMAC of the code: a copy of the table opens nothing. */
    codeHash: text().notNull().unique(),
    /** See `writeAnswers`. */
    answers: text().notNull(),
    language: text({ enum: languages }).notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);
