import { draftOf } from "#app/admin-kit/draft-of.ts";
import { labelsInBoth } from "#app/admin-kit/labels.ts";
import { recordFormOf } from "#app/admin-kit/record-form.ts";
import type { PageCategoryDraft, PageCategoryRecord } from "./draft.ts";
import { pageCategoryNoun } from "./noun.ts";
import { pageCategoryCalls } from "./queries.ts";
import { labels, pageCategoryInput } from "./schema.ts";

export const pageCategoryLabels = labelsInBoth(pageCategoryInput, labels);

export const pageCategoryDraft = (category?: PageCategoryRecord): PageCategoryDraft => draftOf(pageCategoryInput, category);

export const pageCategoryForm = {
  calls: pageCategoryCalls,
  labels: pageCategoryLabels,
  read: pageCategoryDraft,
  list: "/admin/pagecategory",
};

export const recordForm = recordFormOf(pageCategoryNoun, pageCategoryLabels, pageCategoryDraft);
