import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.server.ts";

/** How often something was tried. In the database, so that nodes agree and a restart forgets nothing. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    /** What is limited, and hashes of whom it is counted by: what a stranger typed is not stored. */
    key: text().primaryKey(),
    count: integer().notNull(),
    /** Null while nobody has to wait: the clocks of two nodes differ, and a moment just past on one is to come on the other. */
    blockedUntil: instant(),
    /** From then on the count begins anew. */
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);
