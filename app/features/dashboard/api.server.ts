import { operation } from "#platform/api/operation.server.ts";
import { dashboard } from "./schema.ts";
import { countMessages, findSpanishGaps, findUnsentMail, nothingWaits, retryFailedMail } from "./service.server.ts";

export const dashboardOperations = [
  operation({
    method: "get",
    path: "/api/dashboard",
    access: "content.read",
    tag: "Dashboard",
    summary:
      "What waits for staff: for those who may read messages, new ones and mail that was not sent; Spanish that is missing or older than its English",
    returns: dashboard,
    handle: async ({ db, config, may }) => ({
      ...(may("messages.read") ? { ...(await countMessages(db)), ...(await findUnsentMail(db)) } : nothingWaits),
      mailIsSetUp: config.mail.url !== undefined,
      spanishGaps: await findSpanishGaps(db),
    }),
  }),
  operation({
    method: "post",
    path: "/api/mail/:id/retry",
    access: "messages.handle",
    tag: "Dashboard",
    summary: "Try a mail now that was given up",
    refuses: ["notFound"],
    handle: async ({ db, log, staff, id }) => {
      await retryFailedMail(db, id);
      log.info({ userId: staff.userId, mailJobId: id }, "A mail was tried again by staff");
      return { message: "The mail is on its way" };
    },
  }),
];
