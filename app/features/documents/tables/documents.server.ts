import { date, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { contentColumns, identity } from "#platform/database/columns.server.ts";

/** A file that visitors can download. */
export const documents = pgTable(
  "documents",
  {
    documentId: identity(),
    name: text().notNull(),
    /** The name of the stored file, which ends in its extension. */
    file: text().notNull(),
    mediaType: text().notNull(),
    bytes: integer().notNull(),
    language: text({ enum: ["en", "es", "both"] })
      .notNull()
      .default("both"),
    /** The last day on which visitors get it. */
    expiresOn: date(),
    ...contentColumns(),
  },
  (table) => [index().on(table.file), index().using("gin", table.searchText.op("gin_trgm_ops"))],
);
