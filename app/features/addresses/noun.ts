import type { Noun } from "#lib/noun.ts";

export const redirectNoun = {
  entity: "redirect",
  label: { en: "Redirect", es: "Redirección" },
  editPath: (id) => `/admin/addresses/edit/${id}`,
} as const satisfies Noun;
