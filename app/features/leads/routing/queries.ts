import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#app/admin-kit/api-client.ts";
import { recordCalls } from "#app/admin-kit/record-calls.ts";
import { routingRuleBody } from "./draft.ts";

export const routingRuleCalls = recordCalls("routingrule", "routingRuleDto", routingRuleBody);

export const routingRulesKey = ["routingrule", "list"];

export const routingRulesQuery = queryOptions({
  queryKey: routingRulesKey,
  queryFn: (context) => callApi("GET /api/routingrule", context),
  select: (response) => response.routingRuleListVm,
});

export const switchRoutingRule = (id: number, isActive: boolean) =>
  callApi("PUT /api/routingrule", { body: { routingRuleId: id, isActive } });

export const moveRoutingRule = (id: number, direction: "up" | "down") =>
  callApi("POST /api/routingrule/:id/move", { id, body: { direction } });
