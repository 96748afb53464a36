import { pageCategories } from "#db/tables/page-categories.server.ts";
import { recordAnswer, staffColumns } from "#platform/api/record-answer.server.ts";

export const pageCategory = recordAnswer(pageCategories, staffColumns);
