import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgSequence, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { draftPartNames } from "#lib/draft-parts.ts";
import { instant } from "#platform/database/columns.server.ts";
import { draftSets } from "./draft-sets.server.ts";

/** One for all drafts: a part that was discarded and begun again must not repeat a number that someone has read. */
export const draftRevisions = pgSequence("draft_revisions");

export const nextRevision = sql<number>`nextval('draft_revisions')`;

/**
 * The unpublished changes of a record, one row per part. Public code never reads this table. A record that was never published has
 * no row in its own table, so nothing of it can be shown by mistake.
 */
export const draftParts = pgTable(
  "draft_parts",
  {
    entity: text().notNull(),
    entityId: integer().notNull(),
    part: text({ enum: draftPartNames }).notNull(),
    /** The changed fields only, as a save's body has them. */
    fields: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The published version that the first change started from; 0 for a record that was never published. */
    baseVersion: integer().notNull(),
    /** The record was never published. */
    isNew: boolean().notNull().default(false),
    /** Grows with every change and is never used again, so that an approval names exact content. */
    revision: integer().notNull().default(nextRevision),
    changedBy: integer().notNull(),
    changedAt: instant().notNull().defaultNow(),
    /** Everyone who has changed it. */
    writers: jsonb().$type<number[]>().notNull().default([]),
    /** Those who have changed it since it was last approved: they may not approve it. */
    unapprovedWriters: jsonb().$type<number[]>().notNull().default([]),
    /** Set while it waits for approval, and kept with the decision. */
    askedBy: integer(),
    askedAt: instant(),
    askNote: text(),
    /** Approval is of one revision: a later change makes it void. */
    approvedBy: integer(),
    approvedAt: instant(),
    approvedRevision: integer(),
    returnedBy: integer(),
    returnedAt: instant(),
    returnReason: text(),
    /** A part is in at most one set. */
    setId: integer().references(() => draftSets.setId, { onDelete: "set null" }),
    /** Of the first save of a new record, with its author, so that the save can be sent again. */
    creationKey: text(),
  },
  (table) => [
    primaryKey({ columns: [table.entity, table.entityId, table.part] }),
    index().on(table.changedAt),
    index().on(table.setId),
    uniqueIndex("draft_parts_creation_key_index").on(table.entity, table.creationKey).where(sql`${table.creationKey} is not null`),
  ],
);

export type StoredPart = typeof draftParts.$inferSelect;

/** What every change of a part stores with it. */
export const stampOf = (before: StoredPart | undefined, userId: number) => ({
  revision: nextRevision,
  changedBy: userId,
  changedAt: new Date(),
  ...addWriter(before, userId),
});

/** Who has changed a part, and who since it was last approved, after another change. */
function addWriter(before: StoredPart | undefined, userId: number): Pick<StoredPart, "writers" | "unapprovedWriters"> {
  const isApproved = before?.approvedRevision === before?.revision;
  return {
    writers: [...new Set([...(before?.writers ?? []), userId])],
    unapprovedWriters: isApproved ? [userId] : [...new Set([...(before?.unapprovedWriters ?? []), userId])],
  };
}
