import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** By day of the office's calendar. Contains no personal data. */
export const pageViews = pgTable(
  "page_views",
  {
    day: date({ mode: "string" }).notNull(),
    /** The English path, for both languages. */
    path: text().notNull(),
    language: text({ enum: ["en", "es"] }).notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path, table.language] })],
);
