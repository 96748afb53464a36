import { draftOf } from "#app/admin-kit/draft-of.ts";
import { labelsIn } from "#app/admin-kit/labels.ts";
import type { RoutingRuleDraft, RoutingRuleRecord } from "./draft.ts";
import { labels, routingRuleInput } from "./schema.ts";

export const routingRuleLabels = labelsIn("en", routingRuleInput, labels);

export const routingRuleDraft = (rule?: RoutingRuleRecord): RoutingRuleDraft => draftOf(routingRuleInput, rule, { isActive: true });
