import { type AnyPgColumn, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { contentColumns, identity } from "#platform/database/columns.server.ts";

export const blogCategories = pgTable(
  "blog_categories",
  {
    blogCategoryId: identity(),
    name: text().notNull(),
    parentId: integer().references((): AnyPgColumn => blogCategories.blogCategoryId),
    body: text().notNull().default(""),
    slug: text(),
    ...contentColumns(),
  },
  (table) => [uniqueIndex().on(table.slug), index().on(table.parentId), index().using("gin", table.searchText.op("gin_trgm_ops"))],
);
