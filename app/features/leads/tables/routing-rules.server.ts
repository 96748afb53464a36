import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { routingConditions, routingTargets } from "#app/features/leads/lead-routing.ts";
import { specialties } from "#app/features/officers/specialties.ts";
import { loanOfficers } from "#app/features/officers/tables/loan-officers.server.ts";
import { usStates } from "#lib/us-states.ts";
import { contentColumns, identity, instant } from "#platform/database/columns.server.ts";

/** Who gets which messages: read in their order, the first that finds somebody decides. */
export const routingRules = pgTable(
  "routing_rules",
  {
    routingRuleId: identity(),
    /** The rule as a sentence, as it stood when it was saved: what history and Trash call it. */
    name: text().notNull().default(""),
    condition: text({ enum: routingConditions }).notNull(),
    /** Which of these the condition compares is in its name; the others are empty. */
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

/** When each officer was last given a lead in rotation, as a count: two messages at once take two turns. */
export const officerTurns = pgTable("officer_turns", {
  loanOfficerId: integer()
    .primaryKey()
    .references(() => loanOfficers.loanOfficerId, { onDelete: "cascade" }),
  turn: integer().notNull(),
  takenAt: instant().notNull().defaultNow(),
});
