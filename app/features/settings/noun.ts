import type { Noun } from "#lib/noun.ts";

export const webResourceNoun = {
  entity: "webresource",
  label: { en: "Resource", es: "Recurso" },
  editPath: (id) => `/admin/resource/edit?id=${id}`,
} as const satisfies Noun;
