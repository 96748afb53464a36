import { routingRules } from "#app/features/leads/tables/routing-rules.server.ts";
import { loanOfficers } from "#app/features/officers/tables/loan-officers.server.ts";
import type { Definition } from "#platform/content/definition.server.ts";
import { routingRuleNoun } from "./noun.ts";

export const routingRuleDefinition = {
  ...routingRuleNoun,
  table: routingRules,
  key: "routingRuleId",
  names: ["name"],
  public: [],
  searched: [],
  html: [],
  pictures: [],
  translatable: [],
  references: [{ field: "officerId", to: loanOfficers.loanOfficerId, label: { en: "loan officer", es: "ningún oficial de préstamos" } }],
  sensitive: {},
  permissions: { read: "leads.route", write: "leads.route" },
  retention: "content",
} satisfies Definition<typeof routingRules>;
