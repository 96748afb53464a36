import type { Noun } from "#lib/noun.ts";

export const routingRuleNoun = {
  entity: "routingrule",
  label: { en: "Routing rule", es: "Regla de reparto" },
  editPath: (id) => `/admin/lead-routing/edit/${id}`,
} as const satisfies Noun;
