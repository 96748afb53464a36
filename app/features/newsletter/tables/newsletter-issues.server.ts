import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { contentColumns, identity } from "#platform/database/columns.server.ts";

/** What a newsletter says. Whether and when it goes out is a matter of its own: `newsletter_sendings`. */
export const newsletterIssues = pgTable(
  "newsletter_issues",
  {
    newsletterIssueId: identity(),
    subject: text().notNull(),
    body: text().notNull().default(""),
    /** The post that it announces, where it was made for one. */
    blogId: integer(),
    ...contentColumns(),
  },
  (table) => [uniqueIndex().on(table.blogId), index().using("gin", table.searchText.op("gin_trgm_ops"))],
);
