import { routingRules } from "#app/features/leads/tables/routing-rules.server.ts";
import { officerReference } from "#app/features/officers/reads.server.ts";
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
  references: [{ field: "officerId", ...officerReference }],
  sensitive: {},
  permissions: { read: "leads.route", write: "leads.route" },
  retention: "content",
} satisfies Definition<typeof routingRules>;
