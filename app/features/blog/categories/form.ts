import { draftOf } from "#app/admin-kit/draft-of.ts";
import { labelsInBoth } from "#app/admin-kit/labels.ts";
import { blogCategoryNoun } from "./noun.ts";
import { type BlogCategoryRecord, blogCategoryCalls } from "./queries.ts";
import { blogCategoryInput, labels } from "./schema.ts";

export const blogCategoryForm = {
  entity: blogCategoryNoun.entity,
  calls: blogCategoryCalls,
  labels: labelsInBoth(blogCategoryInput, labels),
  read: (category?: BlogCategoryRecord) => draftOf(blogCategoryInput, category),
  list: "/admin/blogcategory",
};

export { blogCategoryForm as recordForm };
