import { z } from "zod";
import { leadScopeOf, requireInScope } from "#app/features/leads/messages/lead-scope.server.ts";
import { messageOfPath } from "#app/features/leads/messages/noun.ts";
import { languages } from "#lib/translations.ts";
import { operation } from "#platform/api/operation.server.ts";
import { addNote, logCall, recordResponse } from "./events.server.ts";
import { draftReply, previewReply, retryReply, sendReply } from "./reply.server.ts";
import { messagesInThread, thread } from "./responses.server.ts";
import { mergeMessage, splitMessage } from "./same-visitor.server.ts";
import { answerInput, callInput, mergeInput, noteInput, replyDraftQuery, replyInput, replyText, retryInput } from "./schema.ts";
import { readThread } from "./thread.server.ts";

const tag = "Conversations";

export const conversationOperations = [
  operation({
    method: "get",
    path: "/api/contactmessage/:id/thread",
    access: "leads.own",
    tag,
    summary: "What happened with a message after it came, oldest first",
    returns: { thread },
    personalData: messagesInThread,
    handle: async ({ db, id, ...asker }) => {
      const scope = leadScopeOf(asker, "messages.read");
      await requireInScope(db, id, scope);
      return { thread: await readThread(db, id, scope) };
    },
  }),
  operation({
    method: "post",
    path: "/api/contactmessage/:id/note",
    access: "leads.own",
    tag,
    summary: "Add a note to a message's thread",
    body: noteInput,
    returns: { thread },
    personalData: messagesInThread,
    handle: async ({ db, staff, may, id, body }) => {
      await requireInScope(db, id, leadScopeOf({ may, staff }, "messages.handle"));
      await addNote(db, id, body.body, staff);
      return {
        message: { en: "Note was added", es: "La nota se agregó" },
        thread: await readThread(db, id, leadScopeOf({ may, staff }, "messages.read")),
      };
    },
  }),
  operation({
    method: "post",
    path: "/api/contactmessage/:id/call",
    access: "leads.own",
    tag,
    summary: "Log a call to the visitor; one who was reached counts as contacted",
    body: callInput,
    returns: { thread },
    personalData: messagesInThread,
    refuses: ["conflict"],
    handle: async ({ db, staff, may, id, body }) => {
      await requireInScope(db, id, leadScopeOf({ may, staff }, "messages.handle"));
      await logCall(db, id, body, staff);
      return {
        message: { en: "Call was logged", es: "La llamada quedó anotada" },
        thread: await readThread(db, id, leadScopeOf({ may, staff }, "messages.read")),
      };
    },
  }),
  operation({
    method: "post",
    path: "/api/contactmessage/:id/answer",
    access: "leads.own",
    tag,
    summary: "Write down what the visitor answered; the message is new again",
    body: answerInput,
    returns: { thread },
    personalData: messagesInThread,
    refuses: ["conflict"],
    handle: async ({ db, staff, may, id, body }) => {
      await requireInScope(db, id, leadScopeOf({ may, staff }, "messages.handle"));
      await recordResponse(db, id, body.body, staff);
      return {
        message: { en: "The answer was recorded", es: "La respuesta quedó anotada" },
        thread: await readThread(db, id, leadScopeOf({ may, staff }, "messages.read")),
      };
    },
  }),
  operation({
    method: "post",
    path: "/api/contactmessage/:id/merge",
    access: "messages.handle",
    tag,
    summary: "Put the thread of another message of the same visitor into this one's; that one leaves the inbox",
    body: mergeInput,
    returns: { thread },
    personalData: messagesInThread,
    refuses: ["conflict"],
    handle: async ({ db, staff, id, body }) => {
      await mergeMessage(db, id, body.mergedId, staff);
      return { message: { en: "Messages were merged", es: "Los mensajes se unieron" }, thread: await readThread(db, id, "all") };
    },
  }),
  operation({
    method: "post",
    path: "/api/contactmessage/:id/split",
    access: "messages.handle",
    tag,
    summary: "Make a message that was merged into another one of its own again",
    refuses: ["conflict"],
    handle: async ({ db, staff, id }) => {
      await splitMessage(db, id, staff);
      return { message: { en: "The message is separate again", es: "El mensaje vuelve a estar por separado" } };
    },
  }),
  operation({
    method: "get",
    path: "/api/contactmessage/:id/replydraft",
    access: "leads.own",
    tag,
    summary:
      "What a reply starts from: the conversation's subject and a template, filled in, in the visitor's language unless told otherwise",
    query: replyDraftQuery,
    returns: { replyDraft: z.object({ subject: z.string(), body: z.string(), lang: z.enum(languages) }) },
    personalData: messageOfPath,
    handle: async ({ db, log, id, query, ...asker }) => {
      await requireInScope(db, id, leadScopeOf(asker, "messages.read"));
      return { replyDraft: await draftReply({ db, log }, id, query.replyTemplateId, query.lang) };
    },
  }),
  operation({
    method: "post",
    path: "/api/contactmessage/:id/replypreview",
    access: "leads.own",
    tag,
    summary: "A reply as the visitor would get it; nothing is sent",
    body: replyText,
    returns: { replyPreview: z.object({ to: z.string(), replyTo: z.string(), subject: z.string(), text: z.string() }) },
    personalData: messageOfPath,
    handle: async ({ db, config, log, id, body, ...asker }) => {
      await requireInScope(db, id, leadScopeOf(asker, "messages.handle"));
      return { replyPreview: await previewReply({ db, config, log }, id, body) };
    },
  }),
  operation({
    method: "post",
    path: "/api/contactmessage/:id/reply",
    access: "leads.own",
    tag,
    summary: "Answer the visitor by mail; the same requestId again sends nothing again",
    body: replyInput,
    returns: { thread },
    personalData: messagesInThread,
    refuses: ["conflict"],
    handle: async ({ db, config, log, staff, may, id, body }) => {
      await requireInScope(db, id, leadScopeOf({ may, staff }, "messages.handle"));
      await sendReply({ db, config, log }, id, body, staff);
      log.info({ userId: staff.userId, contactMessageId: id }, "A reply was queued");
      return {
        message: { en: "The reply is on its way", es: "La respuesta va en camino" },
        thread: await readThread(db, id, leadScopeOf({ may, staff }, "messages.read")),
      };
    },
  }),
  operation({
    method: "post",
    path: "/api/contactmessage/:id/replyretry",
    access: "leads.own",
    tag,
    summary: "Try a reply now that has not arrived",
    body: retryInput,
    returns: { thread },
    personalData: messagesInThread,
    handle: async ({ db, log, staff, may, id, body }) => {
      await requireInScope(db, id, leadScopeOf({ may, staff }, "messages.handle"));
      await retryReply(db, id, body.messageEventId);
      log.info({ userId: staff.userId, contactMessageId: id }, "A reply was tried again by staff");
      return {
        message: { en: "The email is on its way", es: "El correo va en camino" },
        thread: await readThread(db, id, leadScopeOf({ may, staff }, "messages.read")),
      };
    },
  }),
];
