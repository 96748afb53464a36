import { bigint, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./content-columns.server.ts";

export const contentEntities = [
  "blog",
  "blogcategory",
  "pagecategory",
  "pagecontent",
  "loanofficer",
  "webresource",
  "contactmessage",
] as const;
export type ContentEntity = (typeof contentEntities)[number];

/** Every write of content, with the row's full state after it (before it, for a delete): audit log, history and undo. */
export const revisions = pgTable(
  "revisions",
  {
    revisionId: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    entity: text({ enum: contentEntities }).notNull(),
    entityId: integer().notNull(),
    action: text({ enum: ["create", "update", "delete", "restore"] }).notNull(),
    version: integer().notNull(),
    state: jsonb().$type<Record<string, unknown>>().notNull(),
    userId: integer(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index().on(table.entity, table.entityId, table.revisionId.desc()), index().on(table.action, table.revisionId.desc())],
);
