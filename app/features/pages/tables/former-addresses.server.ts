import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { identity, instant } from "#platform/database/columns.server.ts";

/** A path that a page had in a language. It redirects to the page, so a chain of redirects cannot form. The page may be deleted, and restored. */
export const formerAddresses = pgTable(
  "former_addresses",
  {
    formerAddressId: identity(),
    language: text({ enum: ["en", "es"] }).notNull(),
    /** Without the prefix of the language. */
    path: text().notNull(),
    webPageCategoryId: integer().notNull(),
    uses: integer().notNull().default(0),
    lastUsedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [uniqueIndex().on(table.language, table.path), index().on(table.webPageCategoryId)],
);
