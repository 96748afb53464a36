import type { Noun } from "#lib/noun.ts";

export const blogCategoryNoun = {
  entity: "blogcategory",
  label: { en: "Blog category", es: "Categoría del blog" },
  editPath: (id) => `/admin/blogcategory/edit/${id}`,
} as const satisfies Noun;
