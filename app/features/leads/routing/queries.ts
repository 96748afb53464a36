import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#app/admin-kit/api-client.ts";
import { recordQuery } from "#app/admin-kit/record-query.ts";
import { type RoutingRuleDraft, routingRuleBody } from "./draft.ts";

export const routingRulesKey = ["routingrule", "list"];

export const routingRulesQuery = queryOptions({
  queryKey: routingRulesKey,
  queryFn: (context) => callApi("GET /api/routingrule", context),
  select: (answer) => answer.routingRuleListVm,
});

export const routingRuleQuery = (id: string) =>
  recordQuery(
    ["routingrule", "record", id],
    (context) => callApi("GET /api/routingrule/:id", { ...context, id }),
    (answer) => answer.routingRuleDto,
  );

export const createRoutingRule = (draft: RoutingRuleDraft) => callApi("POST /api/routingrule", { body: routingRuleBody(draft) });

export const updateRoutingRule = (id: number, draft: RoutingRuleDraft) =>
  callApi("PUT /api/routingrule", { body: { routingRuleId: id, ...routingRuleBody(draft) } });

export const switchRoutingRule = (id: number, isActive: boolean) =>
  callApi("PUT /api/routingrule", { body: { routingRuleId: id, isActive } });

export const moveRoutingRule = (id: number, direction: "up" | "down") =>
  callApi("POST /api/routingrule/:id/move", { id, body: { direction } });

export const deleteRoutingRule = (id: number) => callApi("DELETE /api/routingrule/:id", { id });
