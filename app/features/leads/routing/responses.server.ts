import { routingRules } from "#app/features/leads/tables/routing-rules.server.ts";
import { recordResponse } from "#platform/api/record-response.server.ts";

export const routingRule = recordResponse(routingRules);
