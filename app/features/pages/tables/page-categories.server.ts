import { type AnyPgColumn, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { contentColumns, identity } from "#platform/database/columns.server.ts";

/** A page of the site, or a part of one that groups sections. Code finds it by its `slug`; categories added by staff have none. */
export const pageCategories = pgTable(
  "page_categories",
  {
    webPageCategoryId: identity(),
    name: text().notNull(),
    parentId: integer().references((): AnyPgColumn => pageCategories.webPageCategoryId),
    body: text().notNull().default(""),
    slug: text(),
    description: text().notNull().default(""),
    ...contentColumns(),
  },
  (table) => [uniqueIndex().on(table.slug), index().on(table.parentId), index().using("gin", table.searchText.op("gin_trgm_ops"))],
);
