import { draftOf } from "#app/admin-kit/draft-of.ts";
import { labelsInBoth } from "#app/admin-kit/labels.ts";
import { pageCategoryNoun } from "./noun.ts";
import { type PageCategoryRecord, pageCategoryCalls } from "./queries.ts";
import { labels, pageCategoryInput } from "./schema.ts";

export const pageCategoryForm = {
  entity: pageCategoryNoun.entity,
  calls: pageCategoryCalls,
  labels: labelsInBoth(pageCategoryInput, labels),
  read: (category?: PageCategoryRecord) => draftOf(pageCategoryInput, category),
  list: "/admin/pagecategory",
};

export { pageCategoryForm as recordForm };
