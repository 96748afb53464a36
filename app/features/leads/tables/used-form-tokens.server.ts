import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.server.ts";

/** Tokens of forms that were sent, kept until they would have expired anyway, so that none counts twice. */
export const usedFormTokens = pgTable(
  "used_form_tokens",
  { nonce: text().primaryKey(), contactMessageId: integer().notNull(), expiresAt: instant().notNull() },
  (table) => [index().on(table.expiresAt)],
);
