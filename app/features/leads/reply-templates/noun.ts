import type { Noun } from "#lib/noun.ts";

export const replyTemplateNoun = {
  entity: "replytemplate",
  label: { en: "Reply template", es: "Plantilla de respuesta" },
  editPath: (id) => `/admin/replytemplate/edit/${id}`,
} as const satisfies Noun;
