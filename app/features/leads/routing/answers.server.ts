import { routingRules } from "#app/features/leads/tables/routing-rules.server.ts";
import { recordAnswer } from "#platform/api/record-answer.server.ts";

export const routingRule = recordAnswer(routingRules);
