import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { channels } from "#app/features/contact-ways/channels.ts";

/** By day of the office's calendar. Contains no personal data. */
export const contactWayUses = pgTable(
  "contact_way_uses",
  {
    day: date({ mode: "string" }).notNull(),
    channel: text({ enum: channels }).notNull(),
    /** The English path, for both languages; empty for a page that no one visited before. */
    path: text().notNull(),
    language: text({ enum: ["en", "es"] }).notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.channel, table.path, table.language] })],
);
