import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { contentColumns, identity, instant, sortText } from "#platform/database/columns.server.ts";
import { images } from "#platform/images/tables/images.server.ts";
import { blogCategories } from "./blog-categories.server.ts";

/** The API also knows `summary` as `body`. */
export const blogPosts = pgTable(
  "blog_posts",
  {
    blogId: identity(),
    slug: text().notNull(),
    title: text().notNull(),
    summary: text().notNull().default(""),
    postContents: text().notNull().default(""),
    categoriesId: integer().references(() => blogCategories.blogCategoryId),
    image: text().references(() => images.name),
    imageAlt: text().notNull().default(""),
    status: text({ enum: ["draft", "published"] })
      .notNull()
      .default("published"),
    publishedAt: instant(),
    ...contentColumns(),
  },
  (table) => [
    uniqueIndex().on(table.slug),
    index().on(table.status, table.publishedAt.desc(), table.blogId.desc()),
    index().on(table.categoriesId, table.publishedAt.desc()),
    index().on(table.publishedAt, table.blogId),
    index().on(table.image),
    index("blog_posts_title_index").on(sortText(table.title), table.blogId),
    index("blog_posts_summary_index").on(sortText(table.summary), table.blogId),
    index().using("gin", table.searchText.op("gin_trgm_ops")),
  ],
);
