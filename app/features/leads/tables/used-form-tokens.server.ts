import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.server.ts";

/** Kept until the tokens expire, so that each is accepted once. */
export const usedFormTokens = pgTable(
  "used_form_tokens",
  { nonce: text().primaryKey(), contactMessageId: integer().notNull(), expiresAt: instant().notNull() },
  (table) => [index().on(table.expiresAt)],
);
