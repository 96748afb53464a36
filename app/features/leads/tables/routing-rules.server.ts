import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { routingConditions, routingTargets } from "#app/features/leads/lead-routing.ts";
import { specialties } from "#app/features/officers/specialties.ts";
import { loanOfficers } from "#app/features/officers/tables/loan-officers.server.ts";
import { usStates } from "#lib/us-states.ts";
import { contentColumns, identity, instant } from "#platform/database/columns.server.ts";

/** Checked in order; the first that applies and finds an officer, or names the office, decides. */
export const routingRules = pgTable(
  "routing_rules",
  {
    routingRuleId: identity(),
    /** The rule as a sentence when it was saved, for history and Trash. */
    name: text().notNull().default(""),
    condition: text({ enum: routingConditions }).notNull(),
    /** Only the one that the condition names is set. */
    language: text({ enum: ["en", "es"] }),
    homeState: text({ enum: usStates }),
    product: text({ enum: specialties }),
    target: text({ enum: routingTargets }).notNull(),
    officerId: integer().references(() => loanOfficers.loanOfficerId, { onDelete: "set null" }),
    isActive: boolean().notNull().default(true),
    sortOrder: integer().notNull().default(0),
    ...contentColumns(),
  },
  (table) => [index().on(table.sortOrder)],
);

/** When each officer last got a lead in rotation, as a counter. */
export const officerTurns = pgTable("officer_turns", {
  loanOfficerId: integer()
    .primaryKey()
    .references(() => loanOfficers.loanOfficerId, { onDelete: "cascade" }),
  turn: integer().notNull(),
  takenAt: instant().notNull().defaultNow(),
});
