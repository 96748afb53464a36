import { pictureOf } from "#app/admin-kit/draft.ts";
import { draftOf } from "#app/admin-kit/draft-of.ts";
import { labelsInBoth } from "#app/admin-kit/labels.ts";
import { pageCategoryNoun } from "./noun.ts";
import { type PageCategoryDraft, type PageCategoryRecord, pageCategoryCalls } from "./queries.ts";
import { labels, pageCategoryInput } from "./schema.ts";

export const pageCategoryForm = {
  entity: pageCategoryNoun.entity,
  calls: pageCategoryCalls,
  labels: labelsInBoth(pageCategoryInput, labels),
  read: (category?: PageCategoryRecord): PageCategoryDraft => ({
    ...draftOf(pageCategoryInput, category, { isListed: true, status: "published" }),
    image: pictureOf(category?.image),
  }),
  list: "/admin/pagecategory",
};

export { pageCategoryForm as recordForm };
