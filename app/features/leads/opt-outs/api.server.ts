import { messages } from "#app/features/leads/messages/definition.server.ts";
import { getMessage } from "#app/features/leads/messages/inbox.server.ts";
import { leadScopeOf, requireInScope } from "#app/features/leads/messages/lead-scope.server.ts";
import { messageOfPath, messageSubject } from "#app/features/leads/messages/noun.ts";
import { contactMessage } from "#app/features/leads/messages/responses.server.ts";
import { optInInput, optOutInput } from "#app/features/leads/messages/schema.ts";
import { AppError } from "#lib/errors.ts";
import { operation } from "#platform/api/operation.server.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import { liftOptOut, recordOptOut } from "./service.server.ts";

const aboutSender = {
  method: "post",
  access: "leads.own",
  tag: "Contact messages",
  returns: { contactMessageDto: contactMessage },
  personalData: messageOfPath,
  refuses: ["conflict"],
} as const;

/** Recorded at one message of a sender; it applies to everything that they have written or will write. */
export const optOutOperations = [
  operation({
    ...aboutSender,
    path: "/api/contactmessage/:id/opt-out",
    summary: "Record that the sender of a message must not be called, texted or emailed any more",
    body: optOutInput,
    handle: async ({ c, db, log, may, staff, id, body: { channel } }) => {
      await requireInScope(db, id, leadScopeOf({ may, staff }, "messages.handle"));
      const { userId } = staff;
      await db.transaction(async (tx) => {
        if (!(await recordOptOut(tx, channel, await messages.get(tx, id), { source: "staff", userId })))
          throw new AppError("conflict", {
            en: "This is already recorded, or there is no number to record it for",
            es: "Esto ya está registrado, o no hay un número para registrarlo",
          });
        const { clientAddress } = c.var;
        await recordAudit(tx, { action: "contact.optOut", userId, clientAddress, subject: messageSubject(id), detail: { channel } });
      });
      const message = { en: "Recorded for all of their messages", es: "Quedó registrado, para todos sus mensajes" };
      return { message, contactMessageDto: await getMessage(db, id, log) };
    },
  }),
  operation({
    ...aboutSender,
    path: "/api/contactmessage/:id/opt-in",
    summary: "Undo it, with a reason",
    body: optInInput,
    handle: async ({ c, db, log, may, staff, id, body }) => {
      await requireInScope(db, id, leadScopeOf({ may, staff }, "messages.handle"));
      await db.transaction(async (tx) => {
        if (!(await liftOptOut(tx, body.channel, await messages.get(tx, id))))
          throw new AppError("conflict", {
            en: "This is not recorded for this person",
            es: "No hay nada de este tipo registrado para esta persona",
          });
        const { clientAddress } = c.var;
        await recordAudit(tx, { action: "contact.optIn", userId: staff.userId, clientAddress, subject: messageSubject(id), detail: body });
      });
      const message = { en: "They can be contacted this way again", es: "Se puede volver a contactar a esta persona por este medio" };
      return { message, contactMessageDto: await getMessage(db, id, log) };
    },
  }),
];
