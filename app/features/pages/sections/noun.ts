import type { Noun } from "#lib/noun.ts";

export const pageContentNoun = {
  entity: "pagecontent",
  label: { en: "Page content", es: "Contenido de página" },
  editPath: (id) => `/admin/pagecontent/edit/${id}`,
} as const satisfies Noun;
