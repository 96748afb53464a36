import { draftOf } from "#app/admin-kit/draft-of.ts";
import { labelsInBoth } from "#app/admin-kit/labels.ts";
import type { RoutingRuleDraft, RoutingRuleRecord } from "./draft.ts";
import { routingRuleNoun } from "./noun.ts";
import { routingRuleCalls } from "./queries.ts";
import { labels, routingRuleInput } from "./schema.ts";

export const routingRuleLabels = labelsInBoth(routingRuleInput, labels);

export const routingRuleDraft = (rule?: RoutingRuleRecord): RoutingRuleDraft => draftOf(routingRuleInput, rule, { isActive: true });

export const routingRuleForm = {
  entity: routingRuleNoun.entity,
  calls: routingRuleCalls,
  labels: routingRuleLabels,
  read: routingRuleDraft,
  list: "/admin/lead-routing",
};

export { routingRuleForm as recordForm };
