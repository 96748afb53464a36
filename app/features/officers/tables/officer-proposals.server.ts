import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.server.ts";
import { images } from "#platform/images/tables/images.server.ts";
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
  /** What the owner who declined it told the officer. */
  declineReason: text(),
  /** The photo in `patch`, named here too so that it is kept while the proposal is. */
  image1: text().references(() => images.name),
});
