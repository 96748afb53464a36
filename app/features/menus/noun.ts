import type { Noun } from "#lib/noun.ts";

export const menuNoun = {
  entity: "menu",
  label: { en: "Menu", es: "Menú" },
  editPath: (id) => `/admin/menus/edit/${id}`,
} as const satisfies Noun;
