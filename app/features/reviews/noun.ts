import type { Noun } from "#lib/noun.ts";

export const reviewNoun = {
  entity: "review",
  label: { en: "Review", es: "Opinión" },
  editPath: (id) => `/admin/review/edit/${id}`,
} as const satisfies Noun;
