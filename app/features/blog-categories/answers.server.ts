import { blogCategories } from "#db/tables/blog-categories.server.ts";
import { recordAnswer, staffColumns } from "#platform/api/record-answer.server.ts";

export const blogCategory = recordAnswer(blogCategories, staffColumns);
