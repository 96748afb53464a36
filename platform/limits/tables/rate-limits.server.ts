import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.server.ts";

/** In the database, so that nodes agree and a restart forgets nothing. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    /** The scope, and hashes of what it is counted by: what a visitor typed is not stored. */
    key: text().primaryKey(),
    count: integer().notNull(),
    /** Null while there is no wait, because the clocks of two nodes differ. */
    blockedUntil: instant(),
    /** From then on the count starts over. */
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);
