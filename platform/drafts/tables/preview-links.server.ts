import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.server.ts";
import { draftSets } from "./draft-sets.server.ts";

/** Links that show the site with the drafts of one record or one set to people without an account. */
export const previewLinks = pgTable(
  "preview_links",
  {
    linkId: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Of the token in the address; the token itself is not stored. */
    tokenHash: text().notNull(),
    entity: text(),
    entityId: integer(),
    setId: integer().references(() => draftSets.setId, { onDelete: "cascade" }),
    createdBy: integer().notNull(),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
  },
  (table) => [
    uniqueIndex().on(table.tokenHash),
    index().on(table.entity, table.entityId),
    index().on(table.setId),
    check("preview_links_target", sql`(${table.setId} is null) <> (${table.entity} is null)`),
  ],
);
