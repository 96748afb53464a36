import { z } from "zod";
import { AppError } from "#lib/errors.ts";
import { fieldError, mustBeTrueOrFalse } from "#lib/validation-messages.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import { secondFactorGraceDays } from "#platform/accounts/second-factors.server.ts";
import { everyone, secondFactorRuleKey } from "#platform/accounts/staff.server.ts";
import { operation } from "#platform/api/operation.server.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { findState, putState } from "#platform/site-state.server.ts";
import { announceAccountChange } from "./own-request.server.ts";

const rule = { path: "/api/second-factor-rule", access: "accounts.manage", tag: "Staff accounts" } as const;
const isRequired = z.boolean(fieldError("isRequired", mustBeTrueOrFalse));

export const secondFactorRuleOperations = [
  operation({
    ...rule,
    method: "get",
    summary: "Whether everyone who works here needs a second factor at once, and within how many days those who can read messages do",
    returns: { isRequired, graceDays: z.int() },
    handle: async ({ db }) => ({
      isRequired: (await findState(db, secondFactorRuleKey)) === everyone,
      graceDays: secondFactorGraceDays,
    }),
  }),
  operation({
    ...rule,
    method: "put",
    confirmed: true,
    summary:
      "Require a second factor of everyone at once, or only of those who can read messages; without it an account can only set one up",
    body: z.object({ isRequired }),
    refuses: ["inUse"],
    returns: { isRequired },
    handle: async (request) => {
      const { db, staff, actor, body } = request;
      if (body.isRequired && !staff.hasSecondFactor)
        throw new AppError("inUse", {
          en: "Set up a second factor for yourself first",
          es: "Primero configure la verificación en dos pasos de su propia cuenta",
        });
      await storeRule(db, body.isRequired, actor);
      announceAccountChange(request, "Rule about second factors changed", { isRequired: body.isRequired });
      const message = body.isRequired
        ? { en: "Everyone needs a second factor now", es: "Ahora todas las personas necesitan la verificación en dos pasos" }
        : {
            en: `Everyone who can read messages needs a second factor within ${secondFactorGraceDays} days`,
            es: `Quienes pueden leer mensajes necesitan la verificación en dos pasos en un plazo de ${secondFactorGraceDays} días`,
          };
      return { message, ...body };
    },
  }),
];

async function storeRule(db: Db, required: boolean, { userId, clientAddress }: StaffActor): Promise<void> {
  await db.transaction(async (tx) => {
    await putState(tx, secondFactorRuleKey, required ? everyone : "nobody");
    const subject = `setting:${secondFactorRuleKey}`;
    await recordAudit(tx, { action: "secondFactor.require", subject, detail: { required }, userId, clientAddress });
  });
}
