import { z } from "zod";
import { operation } from "#platform/api/operation.server.ts";
import { recordOperations } from "#platform/api/record-operations.server.ts";
import { routingRuleDefinition } from "./definition.server.ts";
import { routingRule } from "./responses.server.ts";
import { routingRuleInput, ruleMove } from "./schema.ts";
import { createRule, deleteRule, getRule, listRules, moveRule, updateRule } from "./service.server.ts";

const tag = "Lead routing";
const access = "leads.route";

const { read, create, update, remove } = recordOperations({
  definition: routingRuleDefinition,
  name: "routingRuleDto",
  response: routingRule,
  input: routingRuleInput,
  tag,
  summaries: {
    read: "One rule",
    create: "Add a rule at the end of the list",
    update: "Change a rule, or switch it off",
    delete: "Delete a rule; the record can be restored from its revisions",
  },
  read: ({ db, id }) => getRule(db, id),
  create: createRule,
  update: updateRule,
  remove: deleteRule,
});

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
  read,
  create,
  update,
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
  remove,
];
