import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { contentColumns, identity, instant } from "#platform/database/columns.server.ts";

/** An address that is no page, and where it leads: to a page by its id, or to an address. */
export const redirects = pgTable(
  "redirects",
  {
    redirectId: identity(),
    /** The whole path, with the prefix of its language. */
    path: text().notNull(),
    webPageCategoryId: integer(),
    target: text().notNull().default(""),
    ...contentColumns(),
  },
  (table) => [uniqueIndex().on(table.path), index().using("gin", table.searchText.op("gin_trgm_ops"))],
);

/** How often a redirect was used: apart from the record, which a visit must not change. */
export const redirectUses = pgTable("redirect_uses", {
  redirectId: integer().primaryKey(),
  uses: integer().notNull().default(0),
  lastUsedAt: instant().notNull(),
});
