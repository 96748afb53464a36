import { z } from "zod";
import { requiredLine } from "#lib/fields.ts";
import { isBrowser } from "#lib/user-agents.ts";
import { fieldError, mustBeOneOf } from "#lib/validation-messages.ts";
import { operation } from "#platform/api/operation.server.ts";
import { linkChannels } from "./channels.ts";
import { limitWayUses } from "./limits.server.ts";
import { countWayUse } from "./uses.server.ts";

const wayUse = z.object({
  channel: z.enum(linkChannels, fieldError("channel", mustBeOneOf(linkChannels))),
  path: requiredLine("path", 200).refine(
    (path) => path.startsWith("/"),
    fieldError("path", { en: "must be a path of this site", es: "debe ser una ruta de este sitio" }),
  ),
});

export const contactWayOperations = [
  operation({
    method: "post",
    path: "/api/contactway",
    access: "visitor",
    tag: "Numbers",
    summary: "Count that a visitor followed a link to call, write, visit or book a time",
    body: wayUse,
    refuses: ["tooMany"],
    handle: async ({ c, db, body }) => {
      const now = new Date();
      limitWayUses(c.var.clientAddress, now);
      if (isOwnBrowser(c.req.raw.headers)) await countWayUse(db, body.channel, body.path, now);
      return {};
    },
  }),
];

/** Programs and other sites are not refused: they only do not count. */
function isOwnBrowser(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  return (site === null || site === "same-origin") && isBrowser(headers.get("user-agent") ?? "");
}
