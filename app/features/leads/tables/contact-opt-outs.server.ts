import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { contactChannels } from "#app/features/leads/opt-outs.ts";
import { identity, instant } from "#platform/database/columns.server.ts";

/**
 * Who must not be called, texted or written to. No number or address stands in it, only their salted hash: the promise holds for
 * someone whose data was erased, and the table tells nobody who they were.
 */
export const contactOptOuts = pgTable(
  "contact_opt_outs",
  {
    contactOptOutId: identity(),
    channel: text({ enum: contactChannels }).notNull(),
    contactHash: text().notNull(),
    /** By whom we know it: staff who were told, or the person, by a link. */
    source: text({ enum: ["staff", "person"] }).notNull(),
    userId: integer(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [uniqueIndex().on(table.channel, table.contactHash), index().on(table.contactHash)],
);
