import { z } from "zod";
import { leadScopeOf, requireInScope } from "#app/features/leads/messages/lead-scope.server.ts";
import { messageOfPath } from "#app/features/leads/messages/noun.ts";
import type { LocalizedText } from "#lib/localize.ts";
import { languages } from "#lib/translations.ts";
import type { Staff } from "#platform/accounts/staff.server.ts";
import { operation } from "#platform/api/operation.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { addNote, logCall, recordResponse } from "./events.server.ts";
import { draftReply, previewReply, retryReply, sendReply } from "./reply.server.ts";
import { messagesInThread, thread } from "./responses.server.ts";
import { mergeMessage, splitMessage } from "./same-visitor.server.ts";
import { answerInput, callInput, mergeInput, noteInput, replyDraftQuery, replyInput, replyText, retryInput } from "./schema.ts";
import { readThread } from "./thread.server.ts";

const tag = "Conversations";
const ofThread = { access: "leads.own", tag, returns: { thread }, personalData: messagesInThread } as const;
const changesThread = { ...ofThread, method: "post" } as const;

type Change<Body> = Pick<Platform, "db" | "config" | "log"> & Parameters<typeof leadScopeOf>[0] & { staff: Staff; id: number; body: Body };

/** Handles a call that changes the thread of a message, for callers who may handle that message. */
const changeThread =
  <Body, Outcome>(
    change: (request: Change<Body>) => Promise<Outcome>,
    message: LocalizedText | ((outcome: Outcome, body: Body) => LocalizedText),
  ) =>
  async (request: Change<Body>) => {
    const { db, id, body } = request;
    await requireInScope(db, id, leadScopeOf(request, "messages.handle"));
    const outcome = await change(request);
    return {
      message: typeof message === "function" ? message(outcome, body) : message,
      thread: await readThread(db, id, leadScopeOf(request, "messages.read")),
    };
  };

export const conversationOperations = [
  operation({
    ...ofThread,
    method: "get",
    path: "/api/contactmessage/:id/thread",
    summary: "What happened with a message after it came, oldest first",
    handle: async ({ db, id, ...caller }) => {
      const scope = leadScopeOf(caller, "messages.read");
      await requireInScope(db, id, scope);
      return { thread: await readThread(db, id, scope) };
    },
  }),
  operation({
    ...changesThread,
    path: "/api/contactmessage/:id/note",
    summary: "Add a note to a message's thread",
    body: noteInput,
    handle: changeThread(({ db, id, body, staff }) => addNote(db, id, body.body, staff), { en: "Note was added", es: "La nota se agregó" }),
  }),
  operation({
    ...changesThread,
    path: "/api/contactmessage/:id/call",
    summary: "Log a call, or a WhatsApp or text message, to the visitor; one who was reached or written to counts as contacted",
    body: callInput,
    refuses: ["conflict"],
    handle: changeThread(
      ({ db, id, body, staff }) => logCall(db, id, body, staff),
      (_, { by }) =>
        by === "call"
          ? { en: "Call was logged", es: "La llamada quedó anotada" }
          : { en: "Message was logged", es: "El mensaje quedó anotado" },
    ),
  }),
  operation({
    ...changesThread,
    path: "/api/contactmessage/:id/answer",
    summary: "Write down what the visitor answered; the message is new again",
    body: answerInput,
    refuses: ["conflict"],
    handle: changeThread(({ db, id, body, staff }) => recordResponse(db, id, body.body, staff), {
      en: "The answer was recorded",
      es: "La respuesta quedó anotada",
    }),
  }),
  operation({
    ...changesThread,
    path: "/api/contactmessage/:id/merge",
    access: "messages.handle",
    summary: "Put the thread of another message of the same visitor into this one's; that one leaves the inbox",
    body: mergeInput,
    refuses: ["conflict"],
    handle: changeThread(({ db, id, body, staff }) => mergeMessage(db, id, body.mergedId, staff), {
      en: "Messages were merged",
      es: "Los mensajes se unieron",
    }),
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
      "What a reply starts from: the conversation's subject and a template, filled in, in the visitor's language unless the query says otherwise",
    query: replyDraftQuery,
    returns: { replyDraft: z.object({ subject: z.string(), body: z.string(), lang: z.enum(languages) }) },
    personalData: messageOfPath,
    handle: async ({ db, log, id, query, ...caller }) => {
      await requireInScope(db, id, leadScopeOf(caller, "messages.read"));
      return { replyDraft: await draftReply({ db, log }, id, { templateId: query.replyTemplateId, lang: query.lang }, caller.staff) };
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
    handle: async ({ db, config, log, id, body, ...caller }) => {
      await requireInScope(db, id, leadScopeOf(caller, "messages.handle"));
      return { replyPreview: await previewReply({ db, config, log }, id, body, caller.staff) };
    },
  }),
  operation({
    ...changesThread,
    path: "/api/contactmessage/:id/reply",
    summary: "Answer the visitor by mail; the same requestId again sends nothing again",
    body: replyInput,
    refuses: ["conflict"],
    handle: changeThread(
      async ({ staff, id, body, ...tools }) => {
        const outcome = await sendReply(tools, id, body, staff);
        tools.log.info({ userId: staff.userId, contactMessageId: id, outcome }, "A reply was queued or shown");
        return outcome;
      },
      (outcome) =>
        outcome === "onPage"
          ? { en: "The answer is now on the visitor's page", es: "La respuesta ya está en la página del visitante" }
          : { en: "The reply is on its way", es: "La respuesta va en camino" },
    ),
  }),
  operation({
    ...changesThread,
    path: "/api/contactmessage/:id/replyretry",
    summary: "Try a reply now that has not arrived",
    body: retryInput,
    handle: changeThread(
      async ({ db, log, staff, id, body }) => {
        await retryReply(db, id, body.messageEventId);
        log.info({ userId: staff.userId, contactMessageId: id }, "A reply was tried again by staff");
      },
      { en: "The email is on its way", es: "El correo va en camino" },
    ),
  }),
];
