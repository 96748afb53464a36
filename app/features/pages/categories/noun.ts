import type { Noun } from "#lib/noun.ts";

export const pageCategoryNoun = {
  entity: "pagecategory",
  label: { en: "Page category", es: "Página" },
  editPath: (id) => `/admin/pagecategory/edit/${id}`,
} as const satisfies Noun;
