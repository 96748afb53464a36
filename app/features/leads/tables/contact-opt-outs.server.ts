import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { contactChannels } from "#app/features/leads/opt-outs.ts";
import { identity, instant } from "#platform/database/columns.server.ts";

/** Only salted hashes of numbers and addresses, so that an opt-out outlasts the erasure of a person's data without naming them. */
export const contactOptOuts = pgTable(
  "contact_opt_outs",
  {
    contactOptOutId: identity(),
    channel: text({ enum: contactChannels }).notNull(),
    contactHash: text().notNull(),
    /** `person` used a link in a mail. */
    source: text({ enum: ["staff", "person"] }).notNull(),
    userId: integer(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [uniqueIndex().on(table.channel, table.contactHash), index().on(table.contactHash)],
);
