import { operation } from "#platform/api/operation.server.ts";
import { getMessage } from "./inbox.server.ts";
import { leadScopeOf, requireInScope } from "./lead-scope.server.ts";
import { messageOfPath } from "./noun.ts";
import { optInSender, optOutSender } from "./opt-outs.server.ts";
import { contactMessage } from "./responses.server.ts";
import { optInInput, optOutInput } from "./schema.ts";

/** Said at one of their messages, by whoever handles it. */
const aboutSender = {
  method: "post",
  access: "leads.own",
  tag: "Contact messages",
  returns: { contactMessageDto: contactMessage },
  personalData: messageOfPath,
  refuses: ["conflict"],
} as const;

/** Who must not be contacted any more, said at one of their messages and meant for all of them. */
export const optOutOperations = [
  operation({
    ...aboutSender,
    path: "/api/contactmessage/:id/opt-out",
    summary: "Record that whoever wrote a message must not be called, texted or emailed any more",
    body: optOutInput,
    handle: async ({ c, db, may, staff, id, body }) => {
      await requireInScope(db, id, leadScopeOf({ may, staff }, "messages.handle"));
      await optOutSender(db, id, body.channel, { userId: staff.userId, clientAddress: c.var.clientAddress });
      return {
        message: { en: "Recorded for all of their messages", es: "Quedó registrado, para todos sus mensajes" },
        contactMessageDto: await getMessage(db, id),
      };
    },
  }),
  operation({
    ...aboutSender,
    path: "/api/contactmessage/:id/opt-in",
    summary: "Undo it, with a reason",
    body: optInInput,
    handle: async ({ c, db, may, staff, id, body }) => {
      await requireInScope(db, id, leadScopeOf({ may, staff }, "messages.handle"));
      await optInSender(db, id, body, { userId: staff.userId, clientAddress: c.var.clientAddress });
      return {
        message: { en: "They can be contacted this way again", es: "Se puede volver a contactar a esta persona por este medio" },
        contactMessageDto: await getMessage(db, id),
      };
    },
  }),
];
