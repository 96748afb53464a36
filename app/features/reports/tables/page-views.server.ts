import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** How often a page was visited on a day of the office's calendar. Nothing in it is about anyone. */
export const pageViews = pgTable(
  "page_views",
  {
    day: date({ mode: "string" }).notNull(),
    /** As it is in English: both languages of a page are one page. */
    path: text().notNull(),
    language: text({ enum: ["en", "es"] }).notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path, table.language] })],
);
