import { type AnyPgColumn, boolean, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { contentColumns, identity } from "#platform/database/columns.server.ts";
import { images } from "#platform/images/tables/images.server.ts";

/**
 * A page of the site, or a part of one that groups sections. The pages that the site's code has are found by their `slug` and keep
 * their addresses; a page that staff add has an `address` instead: the last part of its path, in each language.
 */
export const pageCategories = pgTable(
  "page_categories",
  {
    webPageCategoryId: identity(),
    name: text().notNull(),
    parentId: integer().references((): AnyPgColumn => pageCategories.webPageCategoryId),
    body: text().notNull().default(""),
    slug: text(),
    description: text().notNull().default(""),
    address: text().notNull().default(""),
    /** Shown where the page is shared. */
    image: text().references(() => images.name),
    /** Whether search engines may list the page. */
    isListed: boolean().notNull().default(true),
    /** Leads from the page carry it. */
    sourceLabel: text().notNull().default(""),
    sortOrder: integer().notNull().default(0),
    status: text({ enum: ["draft", "published"] })
      .notNull()
      .default("published"),
    ...contentColumns(),
  },
  (table) => [
    uniqueIndex().on(table.slug),
    index().on(table.parentId),
    index().on(table.image),
    index().using("gin", table.searchText.op("gin_trgm_ops")),
  ],
);
