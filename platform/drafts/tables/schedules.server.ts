import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { DraftPartName } from "#lib/draft-parts.ts";
import type { LocalizedText } from "#lib/localize.ts";
import { instant } from "#platform/database/columns.server.ts";
import { draftSets } from "./draft-sets.server.ts";

export const scheduleActions = ["publish", "takeDown"] as const;
export const scheduleStates = ["waiting", "done", "failed", "canceled"] as const;

/** A change that happens at a set time: of parts of a record, or of a set. */
export const schedules = pgTable(
  "schedules",
  {
    scheduleId: integer().primaryKey().generatedAlwaysAsIdentity(),
    entity: text(),
    entityId: integer(),
    parts: jsonb().$type<DraftPartName[]>(),
    setId: integer().references(() => draftSets.setId, { onDelete: "cascade" }),
    action: text({ enum: scheduleActions }).notNull(),
    at: instant().notNull(),
    state: text({ enum: scheduleStates }).notNull().default("waiting"),
    createdBy: integer().notNull(),
    createdAt: instant().notNull().defaultNow(),
    /** An owner's, to publish without the approval that is required. */
    reason: text(),
    /** Hashes of what its author scheduled. An owner's rights, reason and confirmation count only while the content still has them. */
    confirmedContent: text(),
    ranAt: instant(),
    /** Why it failed; nothing was changed then. */
    failure: jsonb().$type<LocalizedText>(),
  },
  (table) => [
    index("schedules_due_index").on(table.at).where(sql`${table.state} = 'waiting'`),
    index().on(table.entity, table.entityId),
    uniqueIndex("schedules_set_index").on(table.setId, table.action).where(sql`${table.state} = 'waiting'`),
    check("schedules_target", sql`(${table.setId} is null) <> (${table.entity} is null)`),
  ],
);
