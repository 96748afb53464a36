import { categoryChoices } from "#lib/category-tree.ts";
import type { PageCategoryRecord } from "./draft.ts";

const tree = {
  idOf: (category: PageCategoryRecord) => category.webPageCategoryId,
  parentOf: (category: PageCategoryRecord) => category.parentId,
  nameOf: (category: PageCategoryRecord) => category.name,
};

/** The pages and their parts, by the names above them; `without` leaves out one and all that stand under it. */
export const pageChoices = (categories: PageCategoryRecord[], without?: number) => categoryChoices(categories, tree, without);
