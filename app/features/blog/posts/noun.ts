import type { Noun } from "#lib/noun.ts";

export const blogPostNoun = {
  entity: "blog",
  label: { en: "Blog post", es: "Entrada del blog" },
  editPath: (id) => `/admin/blog/edit/${id}`,
} as const satisfies Noun;
