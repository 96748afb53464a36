import { operation } from "#platform/api/operation.server.ts";
import { dashboard } from "./schema.ts";
import { countMessages, countUnsentMail, findSpanishGaps } from "./service.server.ts";

export const dashboardOperations = [
  operation({
    method: "get",
    path: "/api/dashboard",
    access: "content.read",
    tag: "Dashboard",
    summary: "What waits for staff: new messages, mail that was not sent, Spanish that is missing or older than its English",
    returns: dashboard,
    handle: async ({ db, config }) => ({
      ...(await countMessages(db)),
      ...(await countUnsentMail(db)),
      mailIsSetUp: config.mail.url !== undefined,
      spanishGaps: await findSpanishGaps(db),
    }),
  }),
];
