import { draftOf } from "#app/admin-kit/draft-of.ts";
import { labelsInBoth } from "#app/admin-kit/labels.ts";
import { recordFormOf } from "#app/admin-kit/record-form.ts";
import type { BlogCategoryDraft, BlogCategoryRecord } from "./draft.ts";
import { blogCategoryNoun } from "./noun.ts";
import { blogCategoryCalls } from "./queries.ts";
import { blogCategoryInput, labels } from "./schema.ts";

export const blogCategoryLabels = labelsInBoth(blogCategoryInput, labels);

export const blogCategoryDraft = (category?: BlogCategoryRecord): BlogCategoryDraft => draftOf(blogCategoryInput, category);

export const blogCategoryForm = {
  calls: blogCategoryCalls,
  labels: blogCategoryLabels,
  read: blogCategoryDraft,
  list: "/admin/blogcategory",
};

export const recordForm = recordFormOf(blogCategoryNoun, blogCategoryLabels, blogCategoryDraft);
