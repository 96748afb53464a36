import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, bigint, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { DraftPartName } from "#lib/draft-parts.ts";
import { instant } from "#platform/database/columns.server.ts";

/** The pictures that a state names, without the extension. A migration creates the function, so that an index can use it. */
export const picturesIn = (state: AnyPgColumn): SQL => sql`pictures_in(${state})`;

/** Which languages of a draft were published, who wrote and approved them and when, and why an owner did so without approval. */
export type Publication = {
  parts: DraftPartName[];
  writtenBy: number[];
  approvedBy: number[];
  /** Of the last approval. */
  approvedAt?: string;
  reason?: string;
  setId?: number;
  scheduleId?: number;
};

/** Every write of content, with the row's full state after it (before it, for a delete): for history and undo. */
export const revisions = pgTable(
  "revisions",
  {
    revisionId: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    entity: text().notNull(),
    entityId: integer().notNull(),
    action: text({ enum: ["create", "update", "delete", "restore"] }).notNull(),
    version: integer().notNull(),
    state: jsonb().$type<Record<string, unknown>>().notNull(),
    userId: integer(),
    createdAt: instant().notNull().defaultNow(),
    /** How a draft became this version; none for a save that published at once. */
    publication: jsonb().$type<Publication>(),
  },
  (table) => [
    index().on(table.entity, table.entityId, table.revisionId.desc()),
    index().on(table.action, table.revisionId.desc()),
    index().on(table.userId, table.revisionId.desc()),
    index().on(table.createdAt),
    // Without fastupdate: every search reads the whole list of pending entries.
    index("revisions_pictures_index").using("gin", picturesIn(table.state)).with({ fastupdate: false }),
  ],
);
