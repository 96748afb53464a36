import { z } from "zod";
import { operation } from "#platform/api/operation.server.ts";
import { announceAccountChange } from "./announce-change.server.ts";
import { isSecondFactorRequired, requireSecondFactor } from "./second-factor-rule.server.ts";

const tag = "Staff accounts";
const path = "/api/second-factor-rule";
const isRequired = z.boolean({ error: "isRequired must be true or false" });

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
      return { message: body.isRequired ? "Everyone needs a second factor now" : "A second factor is everyone's own choice", ...body };
    },
  }),
];
