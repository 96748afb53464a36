import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.server.ts";

/** Who has a draft open right now, so that people see each other's names. */
export const draftEditors = pgTable(
  "draft_editors",
  {
    entity: text().notNull(),
    entityId: integer().notNull(),
    userId: integer().notNull(),
    seenAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.entity, table.entityId, table.userId] })],
);
