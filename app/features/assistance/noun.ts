import type { Noun } from "#lib/noun.ts";

export const assistanceProgramNoun = {
  entity: "assistanceprogram",
  label: { en: "Assistance program", es: "Programa de ayuda" },
  editPath: (id) => `/admin/assistance/edit/${id}`,
} as const satisfies Noun;
