import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.server.ts";
import { images } from "#platform/images/tables/images.server.ts";
import { loanOfficers } from "./loan-officers.server.ts";

/** A change that an officer proposes to their own profile, until an owner decides. One at a time per officer. */
export const officerProposals = pgTable("officer_proposals", {
  loanOfficerId: integer()
    .primaryKey()
    .references(() => loanOfficers.loanOfficerId, { onDelete: "cascade" }),
  patch: jsonb().$type<Record<string, unknown>>().notNull(),
  /** The version of the record that it is based on. */
  baseVersion: integer().notNull(),
  userId: integer().notNull(),
  createdAt: instant().notNull().defaultNow(),
  declinedAt: instant(),
  declineReason: text(),
  /** The photo in `patch`: the reference keeps it from being deleted. */
  image1: text().references(() => images.name),
});
