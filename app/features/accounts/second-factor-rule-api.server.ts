import { z } from "zod";
import type { LocalizedText } from "#lib/localize.ts";
import { fieldError, mustBeTrueOrFalse } from "#lib/validation-messages.ts";
import { secondFactorGraceDays } from "#platform/accounts/second-factors.server.ts";
import { operation } from "#platform/api/operation.server.ts";
import { announceAccountChange } from "./announce-change.server.ts";
import { isSecondFactorRequired, requireSecondFactor } from "./second-factor-rule.server.ts";

const tag = "Staff accounts";
const path = "/api/second-factor-rule";
const everyoneNeedsOne: LocalizedText = {
  en: "Everyone needs a second factor now",
  es: "Ahora todas las personas necesitan la verificación en dos pasos",
};
const withinGrace: LocalizedText = {
  en: `Everyone who can read messages needs a second factor within ${secondFactorGraceDays} days`,
  es: `Quienes pueden leer mensajes necesitan la verificación en dos pasos en un plazo de ${secondFactorGraceDays} días`,
};
const isRequired = z.boolean(fieldError("isRequired", mustBeTrueOrFalse));

export const secondFactorRuleOperations = [
  operation({
    method: "get",
    path,
    access: "accounts.manage",
    tag,
    summary: "Whether everyone who works here needs a second factor at once, and within how many days those who can read messages do",
    returns: { isRequired, graceDays: z.int() },
    handle: async ({ db }) => ({ isRequired: await isSecondFactorRequired(db), graceDays: secondFactorGraceDays }),
  }),
  operation({
    method: "put",
    path,
    access: "accounts.manage",
    tag,
    confirmed: true,
    summary:
      "Require a second factor of everyone at once, or only of those who can read messages; without it an account can only set one up",
    body: z.object({ isRequired }),
    refuses: ["inUse"],
    returns: { isRequired },
    handle: async (request) => {
      const { db, staff, c, body } = request;
      await requireSecondFactor(db, body.isRequired, { ...staff, clientAddress: c.var.clientAddress });
      announceAccountChange(request, "Rule about second factors changed", { isRequired: body.isRequired });
      return { message: body.isRequired ? everyoneNeedsOne : withinGrace, ...body };
    },
  }),
];
