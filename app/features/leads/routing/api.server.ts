import { z } from "zod";
import { operation } from "#platform/api/operation.server.ts";
import { changeOf, dataWasCreated, dataWasDeleted, dataWasUpdated } from "#platform/api/saving.server.ts";
import { routingRule } from "./answers.server.ts";
import { routingRuleInput, routingRulePatch, ruleMove } from "./schema.ts";
import { createRule, deleteRule, getRule, listRules, moveRule, updateRule } from "./service.server.ts";

const tag = "Lead routing";
const access = "leads.route";

export const routingRuleOperations = [
  operation({
    method: "get",
    path: "/api/routingrule",
    access,
    tag,
    summary: "The rules that say who gets which messages, in their order",
    returns: { routingRuleListVm: z.array(routingRule) },
    handle: async ({ db }) => ({ routingRuleListVm: await listRules(db) }),
  }),
  operation({
    method: "get",
    path: "/api/routingrule/:id",
    access,
    tag,
    summary: "One rule",
    returns: { routingRuleDto: routingRule },
    handle: async ({ db, id }) => ({ routingRuleDto: await getRule(db, id) }),
  }),
  operation({
    method: "post",
    path: "/api/routingrule",
    access,
    tag,
    summary: "Add a rule; it stands last",
    body: routingRuleInput,
    returns: { routingRuleDto: routingRule },
    handle: async ({ db, staff, body }) => ({
      message: dataWasCreated,
      routingRuleDto: await createRule(db, body, staff),
    }),
  }),
  operation({
    method: "put",
    path: "/api/routingrule",
    access,
    tag,
    summary: "Change a rule, or switch it off",
    body: routingRulePatch.extend(changeOf("routingRuleId")),
    returns: { routingRuleDto: routingRule },
    handle: async ({ db, staff, body: { routingRuleId, version, ...patch } }) => ({
      message: dataWasUpdated,
      routingRuleDto: await updateRule(db, routingRuleId, patch, staff, version),
    }),
  }),
  operation({
    method: "post",
    path: "/api/routingrule/:id/move",
    access,
    tag,
    summary: "Let a rule change places with the one before or after it",
    body: ruleMove,
    handle: async ({ db, staff, id, body }) => {
      await moveRule(db, id, body.direction, staff);
      return {};
    },
  }),
  operation({
    method: "delete",
    path: "/api/routingrule/:id",
    access,
    tag,
    summary: "Delete a rule; the record can be restored from its revisions",
    handle: async ({ db, staff, id }) => {
      await deleteRule(db, id, staff);
      return { message: dataWasDeleted };
    },
  }),
];
