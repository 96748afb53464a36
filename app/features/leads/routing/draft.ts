import type { z } from "zod";
import type { DraftOf } from "#app/admin-kit/draft.ts";
import type { routingRule } from "./responses.server.ts";
import type { routingRuleInput } from "./schema.ts";

export type RoutingRuleRecord = z.infer<typeof routingRule>;
export type RoutingRuleDraft = DraftOf<typeof routingRuleInput>;

export const routingRuleBody = ({ officerId, ...draft }: RoutingRuleDraft, routingRuleId = 0) => ({
  routingRuleId,
  ...draft,
  officerId: Number(officerId) || null,
});
