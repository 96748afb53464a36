import { type AnyPgColumn, boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { sectionIcons } from "#app/features/pages/section-icons.ts";
import { contentColumns, identity, sortText } from "#platform/database/columns.server.ts";
import { images } from "#platform/images/tables/images.server.ts";
import { pageCategories } from "./page-categories.server.ts";

export const pageContents = pgTable(
  "page_contents",
  {
    webPageContentId: identity(),
    title: text().notNull(),
    body: text().notNull().default(""),
    categoriesId: integer().references(() => pageCategories.webPageCategoryId),
    image: text().references(() => images.name),
    imageAlt: text().notNull().default(""),
    alignImg: text({ enum: ["left", "right"] })
      .notNull()
      .default("left"),
    background: text({ enum: ["", "muted", "brand", "hero"] })
      .notNull()
      .default(""),
    url: text().notNull().default(""),
    isActiveButton: boolean().notNull().default(false),
    icon: text({ enum: sectionIcons }).notNull().default(""),
    sortOrder: integer().notNull().default(0),
    /** The kind of block; empty for a section that its page lays out. */
    kind: text().notNull().default(""),
    /** What the kind needs besides these columns; the same in every language. */
    props: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** The block that this is an item of. */
    blockId: integer().references((): AnyPgColumn => pageContents.webPageContentId),
    status: text({ enum: ["draft", "published"] })
      .notNull()
      .default("published"),
    ...contentColumns(),
  },
  (table) => [
    index("page_contents_order_index").on(table.categoriesId, table.sortOrder, table.webPageContentId),
    index().on(table.image),
    index().on(table.blockId),
    index("page_contents_title_index").on(sortText(table.title), table.webPageContentId),
    index("page_contents_body_index").on(sortText(table.body), table.webPageContentId),
    index().using("gin", table.searchText.op("gin_trgm_ops")),
  ],
);
