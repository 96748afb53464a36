import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.server.ts";

/** A link to another site, and what the last request for it found. */
export const checkedLinks = pgTable("checked_links", {
  url: text().primaryKey(),
  result: text({ enum: ["works", "broken", "unknown"] }).notNull(),
  /** The response's status; none where there was no response. */
  status: integer(),
  /** Failures in a row. */
  failures: integer().notNull().default(0),
  checkedAt: instant().notNull(),
});
