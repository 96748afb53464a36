import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, bigint, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.server.ts";

/** The pictures that a kept state names, without the ending. The function is made by the migration, so that an index can hold it. */
export const picturesIn = (state: AnyPgColumn): SQL => sql`pictures_in(${state})`;

/** Every write of content, with the row's full state after it (before it, for a delete): audit log, history and undo. */
export const revisions = pgTable(
  "revisions",
  {
    revisionId: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** The kind of record, by the name under which its feature defines it. */
    entity: text().notNull(),
    entityId: integer().notNull(),
    action: text({ enum: ["create", "update", "delete", "restore"] }).notNull(),
    version: integer().notNull(),
    state: jsonb().$type<Record<string, unknown>>().notNull(),
    userId: integer(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index().on(table.entity, table.entityId, table.revisionId.desc()),
    index().on(table.action, table.revisionId.desc()),
    index().on(table.userId, table.revisionId.desc()),
    index().on(table.createdAt),
    // New entries go into the index at once: the list in which they would wait is read whole by every search.
    index("revisions_pictures_index").using("gin", picturesIn(table.state)).with({ fastupdate: false }),
  ],
);
