import type { Noun } from "#lib/noun.ts";

export const documentNoun = {
  entity: "document",
  label: { en: "File", es: "Archivo" },
  editPath: (id) => `/admin/documents/edit/${id}`,
} as const satisfies Noun;
