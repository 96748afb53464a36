import { type AnyPgColumn, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.server.ts";

/** Remarks about a field of a draft, or a passage in it. They are never part of the text itself. */
export const draftComments = pgTable(
  "draft_comments",
  {
    commentId: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The comment that it answers. */
    threadId: integer().references((): AnyPgColumn => draftComments.commentId, { onDelete: "cascade" }),
    entity: text().notNull(),
    entityId: integer().notNull(),
    /** As in the form: a Spanish text as `es.` and its field. */
    field: text().notNull(),
    /** The passage, and where it began in the plain text; none for the whole field. */
    quote: text(),
    position: integer(),
    text: text().notNull(),
    createdBy: integer().notNull(),
    createdAt: instant().notNull().defaultNow(),
    resolvedBy: integer(),
    resolvedAt: instant(),
  },
  (table) => [index().on(table.entity, table.entityId)],
);
