import { integer, jsonb, pgTable } from "drizzle-orm/pg-core";
import { instant } from "./content-columns.server.ts";
import { loanOfficers } from "./loan-officers.server.ts";

/** What an officer wants to change about their own profile, until an owner has said yes or no. An officer has one at a time. */
export const officerProposals = pgTable("officer_proposals", {
  loanOfficerId: integer()
    .primaryKey()
    .references(() => loanOfficers.loanOfficerId, { onDelete: "cascade" }),
  patch: jsonb().$type<Record<string, unknown>>().notNull(),
  /** The version of the record that it was written on. */
  baseVersion: integer().notNull(),
  userId: integer().notNull(),
  createdAt: instant().notNull().defaultNow(),
  declinedAt: instant(),
});
