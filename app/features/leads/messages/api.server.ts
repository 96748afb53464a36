import { z } from "zod";
import { recordReader } from "#app/features/history/data-reads/schema.ts";
import { listReaders } from "#app/features/history/reads.server.ts";
import { optOutOperations } from "#app/features/leads/opt-outs/api.server.ts";
import { bulkRecords, bulkResponse } from "#lib/bulk.ts";
import { fieldError, mustBeTrueOrFalse } from "#lib/validation-messages.ts";
import { operation } from "#platform/api/operation.server.ts";
import { totals } from "#platform/api/paging.server.ts";
import { dataWasDeleted, dataWasUpdated } from "#platform/api/saving.server.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import { mailDomain } from "#platform/mail/addresses.server.ts";
import { fileOfRecords, recordsInFile } from "#platform/personal-data/record-reads.server.ts";
import { exportMessages } from "./export.server.ts";
import { nextFormCookie } from "./form-token.server.ts";
import { deleteMessage, deleteMessages, releaseMessage, resendMail, updateMessage, updateMessages } from "./handling.server.ts";
import { countMessages, countUnread, getMessage, heldForFirstView, listMessages, markRead } from "./inbox.server.ts";
import { leadScopeOf, requireInScope } from "./lead-scope.server.ts";
import { contactMessageNoun, messageOfPath, messagesRead } from "./noun.ts";
import { contactMessage, contactMessageItem } from "./responses.server.ts";
import { leadOf, tryRouting } from "./routing.server.ts";
import { bulkHandling, contactMessageInput, contactMessagePatch, inboxFilter, inboxQuery, resendInput, routingTrial } from "./schema.ts";
import { sendContactMessage, textAfterSending } from "./send.server.ts";

const tag = "Contact messages";
const ofMessage = { tag, returns: { contactMessageDto: contactMessage }, personalData: messageOfPath };

export const contactMessageOperations = [
  operation({
    method: "post",
    path: "/api/common/sendemail",
    documentedPath: "/api/Common/SendEmail",
    access: "visitor",
    tag,
    summary: "Send a message to the office, or to a loan officer",
    body: contactMessageInput,
    handle: async ({ c, body }) => {
      const { platform, clientAddress } = c.var;
      const { headers } = c.req.raw;
      const { reception } = await sendContactMessage(platform, body, { clientAddress, headers });
      c.header("Set-Cookie", await nextFormCookie(platform, headers));
      const thanks = await textAfterSending(reception, body.language, platform);
      // In the language of the form, not that of the browser.
      return { message: { en: thanks, es: thanks } };
    },
  }),
  operation({
    method: "get",
    path: "/api/contactmessage",
    access: "leads.own",
    tag,
    summary: "A page of the inbox, newest first, with what asks for attention; to a loan officer, their own messages",
    query: inboxQuery,
    returns: {
      contactMessageListVm: z.array(contactMessageItem),
      heldListVm: z.array(contactMessageItem),
      ...totals,
      unread: z.int(),
      held: z.int(),
      failed: z.int(),
      followUp: z.int(),
      mailIsSetUp: z.boolean(),
    },
    personalData: ({ contactMessageListVm, heldListVm }) =>
      messagesRead([...new Set([...contactMessageListVm, ...heldListVm].map(({ contactMessageId }) => contactMessageId))]),
    handle: async ({ db, config, query, ...caller }) => {
      const scope = leadScopeOf(caller, "messages.read");
      const { rows, ...rest } = await listMessages(db, query, scope);
      const heldListVm = await heldForFirstView(db, query, scope);
      const counts = await countMessages(db, scope);
      return { contactMessageListVm: rows, heldListVm, ...rest, ...counts, mailIsSetUp: config.mail.url !== undefined };
    },
  }),
  operation({
    method: "get",
    path: "/api/contactmessage/unread",
    access: "leads.own",
    tag,
    summary: "How many messages are unopened; for a loan officer, of their own",
    returns: { unread: z.int() },
    handle: async ({ db, ...caller }) => ({ unread: await countUnread(db, leadScopeOf(caller, "messages.read")) }),
  }),
  operation({
    method: "get",
    path: "/api/contactmessage/export",
    access: "messages.export",
    confirmed: true,
    tag,
    summary: "The messages of a filter as a CSV file",
    query: inboxFilter,
    produces: "text/csv",
    personalData: recordsInFile,
    handle: async ({ c, db, log, staff, query }) => {
      const { csv, ids } = await exportMessages(db, query);
      const { userId } = staff;
      // Recorded first: without the record, nothing is exported.
      await recordAudit(db, { action: "messages.export", userId, clientAddress: c.var.clientAddress, detail: { count: ids.length } });
      log.info({ userId, state: query.state }, "Messages were exported");
      const file = c.body(csv, 200, {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="contact-messages-${new Date().toISOString().slice(0, 10)}.csv"`,
      });
      return fileOfRecords(file, ...messagesRead(ids));
    },
  }),
  operation({
    method: "post",
    path: "/api/contactmessage/tryrouting",
    access: "leads.route",
    tag: "Lead routing",
    summary: "Say who would get a message, and by which rule; nothing is stored or sent",
    body: routingTrial,
    returns: { officerId: z.int().nullable(), routingRuleId: z.int().nullable(), insteadOf: z.int().nullable() },
    handle: async ({ db, body }) => {
      const { officerId, rule, insteadOf } = await tryRouting(db, leadOf(body), new Date());
      return { officerId, routingRuleId: rule?.routingRuleId ?? null, insteadOf: insteadOf ?? null };
    },
  }),
  operation({
    method: "get",
    path: "/api/contactmessage/:id",
    access: "leads.own",
    ...ofMessage,
    summary: "One message with the history of its mails",
    handle: async ({ db, log, id, ...caller }) => {
      await requireInScope(db, id, leadScopeOf(caller, "messages.read"));
      return { contactMessageDto: await getMessage(db, id, log) };
    },
  }),
  operation({
    method: "put",
    path: "/api/contactmessage",
    access: "leads.own",
    tag,
    summary: "Mark a message as answered or new, assign it, keep notes; loan officers their own, which they cannot assign",
    body: contactMessagePatch,
    returns: { contactMessageDto: contactMessage },
    personalData: ({ contactMessageDto }) => messagesRead([contactMessageDto.contactMessageId]),
    handle: async ({ db, log, actor, body, ...caller }) => {
      await updateMessage(db, body, actor, leadScopeOf(caller, "messages.handle"));
      return { message: dataWasUpdated, contactMessageDto: await getMessage(db, body.contactMessageId, log) };
    },
  }),
  operation({
    method: "put",
    path: "/api/contactmessage/bulk",
    access: "leads.own",
    tag,
    summary: "Set the state of up to 100 messages, or assign them; the response names each refusal",
    body: bulkHandling,
    returns: bulkResponse,
    handle: ({ db, actor, body, ...caller }) => updateMessages(db, body, actor, leadScopeOf(caller, "messages.handle")),
  }),
  operation({
    method: "put",
    path: "/api/contactmessage/bulkdelete",
    access: "messages.handle",
    tag,
    summary: "Delete up to 100 messages; the response names each refusal",
    body: z.object({ records: bulkRecords }),
    returns: bulkResponse,
    handle: ({ db, staff, body }) => deleteMessages(db, body.records, staff),
  }),
  operation({
    method: "put",
    path: "/api/contactmessage/:id/read",
    access: "leads.own",
    tag,
    summary: "Mark a message as read or unread",
    body: z.object({ read: z.boolean(fieldError("read", mustBeTrueOrFalse)).default(true) }),
    handle: async ({ db, id, body, ...caller }) => {
      await markRead(db, id, body.read, leadScopeOf(caller, "messages.handle"));
      return {};
    },
  }),
  operation({
    method: "post",
    path: "/api/contactmessage/:id/release",
    access: "messages.handle",
    ...ofMessage,
    summary: "Say that a held message is no spam: its mails go out",
    handle: async ({ db, config, log, actor, id }) => {
      await releaseMessage({ db, config, log }, id, actor);
      return { message: { en: "Message was released", es: "El mensaje fue liberado" }, contactMessageDto: await getMessage(db, id, log) };
    },
  }),
  operation({
    method: "post",
    path: "/api/contactmessage/:id/resend",
    access: "messages.handle",
    ...ofMessage,
    summary: "Send a message's mail once more",
    body: resendInput,
    handle: async ({ db, config, log, staff, id, body }) => {
      await resendMail(db, id, body.kind, mailDomain(config));
      log.info({ userId: staff.userId, contactMessageId: id, kind: body.kind }, "A mail was sent again by staff");
      return { message: { en: "The email is on its way", es: "El correo va en camino" }, contactMessageDto: await getMessage(db, id, log) };
    },
  }),
  ...optOutOperations,
  operation({
    method: "get",
    path: "/api/contactmessage/:id/readers",
    access: "leads.own",
    tag,
    summary: "Who opened a message or got it in a file, and when last",
    returns: { readers: z.array(recordReader) },
    handle: async ({ db, id, ...caller }) => {
      await requireInScope(db, id, leadScopeOf(caller, "messages.read"));
      return { readers: await listReaders(db, { entity: contactMessageNoun.entity, id, call: "GET /api/contactmessage/:id" }) };
    },
  }),
  operation({
    method: "delete",
    path: "/api/contactmessage/:id",
    access: "messages.handle",
    tag,
    summary: "Delete a message; the record can be restored from its revisions",
    handle: async ({ db, staff, id }) => {
      await deleteMessage(db, id, staff);
      return { message: dataWasDeleted };
    },
  }),
];
