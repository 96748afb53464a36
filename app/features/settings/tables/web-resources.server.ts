import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { contentColumns, identity } from "#platform/database/columns.server.ts";

export const webResourceCategories = pgTable(
  "web_resource_categories",
  { webResourceCategoryId: identity(), name: text().notNull() },
  (table) => [uniqueIndex().on(table.name)],
);

/** A setting or short text of the site; `context` is its key. */
export const webResources = pgTable(
  "web_resources",
  {
    webResourceId: identity(),
    webResourceCategoryId: integer().references(() => webResourceCategories.webResourceCategoryId),
    context: text().notNull(),
    value: text().notNull().default(""),
    ...contentColumns(),
  },
  (table) => [uniqueIndex().on(table.context), index().on(table.webResourceCategoryId)],
);
