import { z } from "zod";
import { complaint, mustBeTrueOrFalse } from "#lib/complaints.ts";
import type { Sentence } from "#lib/say.ts";
import { operation } from "#platform/api/operation.server.ts";
import { announceAccountChange } from "./announce-change.server.ts";
import { isSecondFactorRequired, requireSecondFactor } from "./second-factor-rule.server.ts";

const tag = "Staff accounts";
const path = "/api/second-factor-rule";
const everyoneNeedsOne: Sentence = {
  en: "Everyone needs a second factor now",
  es: "Ahora todas las personas necesitan la verificación en dos pasos",
};
const everyonesChoice: Sentence = {
  en: "A second factor is everyone's own choice",
  es: "Cada persona decide si usa la verificación en dos pasos",
};
const isRequired = z.boolean(complaint("isRequired", mustBeTrueOrFalse));

export const secondFactorRuleOperations = [
  operation({
    method: "get",
    path,
    access: "accounts.manage",
    tag,
    summary: "Whether everyone who works here needs a second factor",
    returns: { isRequired },
    handle: async ({ db }) => ({ isRequired: await isSecondFactorRequired(db) }),
  }),
  operation({
    method: "put",
    path,
    access: "accounts.manage",
    tag,
    confirmed: true,
    summary: "Require a second factor of everyone, or of no one; whoever has none can do nothing until one is set up",
    body: z.object({ isRequired }),
    refuses: ["inUse"],
    returns: { isRequired },
    handle: async (request) => {
      const { db, staff, c, body } = request;
      await requireSecondFactor(db, body.isRequired, { ...staff, clientAddress: c.var.clientAddress });
      announceAccountChange(request, "Rule about second factors changed", { isRequired: body.isRequired });
      return { message: body.isRequired ? everyoneNeedsOne : everyonesChoice, ...body };
    },
  }),
];
