import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/database/columns.server.ts";

/** What publishing a set did to a record: the versions before and after. No version before means that the record was new. */
export type PublishedRecord = { entity: string; entityId: number; versionBefore: number | null; versionAfter: number };

/** Drafts that go live together. */
export const draftSets = pgTable("draft_sets", {
  setId: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  createdBy: integer().notNull(),
  createdAt: instant().notNull().defaultNow(),
  publishedBy: integer(),
  publishedAt: instant(),
  /** For undoing it; empty until it is published. */
  published: jsonb().$type<PublishedRecord[]>().notNull().default([]),
  revertedBy: integer(),
  revertedAt: instant(),
});
