import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.server.ts";

/** A path that visitors asked for and did not find. Nothing about the visitors is stored. */
export const missedAddresses = pgTable(
  "missed_addresses",
  {
    path: text().primaryKey(),
    misses: integer().notNull().default(0),
    /** Staff do not want to see it again. */
    isIgnored: boolean().notNull().default(false),
    firstMissedAt: instant().notNull(),
    lastMissedAt: instant().notNull(),
  },
  (table) => [index().on(table.misses)],
);
