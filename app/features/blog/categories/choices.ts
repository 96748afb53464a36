import { categoryChoices } from "#lib/category-tree.ts";
import type { BlogCategoryRecord } from "./draft.ts";

const tree = {
  idOf: (category: BlogCategoryRecord) => category.blogCategoryId,
  parentOf: (category: BlogCategoryRecord) => category.parentId,
  nameOf: (category: BlogCategoryRecord) => category.name,
};

/** The blog's categories by the names above them; `without` leaves out one and all that stand under it. */
export const blogChoices = (categories: BlogCategoryRecord[], without?: number) => categoryChoices(categories, tree, without);
