import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#app/admin-kit/api-client.ts";
import type { Language } from "#lib/translations.ts";
import type { CallInput, ReplyInput, ReplyText } from "./schema.ts";

/** Under the key of messages, so that a change of a message refetches its thread. */
export const threadQuery = (id: number) =>
  queryOptions({
    queryKey: ["contactmessage", "thread", id],
    queryFn: (context) => callApi("GET /api/contactmessage/:id/thread", { ...context, id }),
    select: (response) => response.thread,
    staleTime: 0,
    refetchInterval: 60_000,
  });

export const addNote = (id: number, body: string) => callApi("POST /api/contactmessage/:id/note", { id, body: { body } });
export const recordResponse = (id: number, body: string) => callApi("POST /api/contactmessage/:id/answer", { id, body: { body } });
export const logCall = (id: number, body: CallInput) => callApi("POST /api/contactmessage/:id/call", { id, body });

export const draftReply = async (id: number, replyTemplateId: number | undefined, lang: Language) =>
  (await callApi("GET /api/contactmessage/:id/replydraft", { id, query: { replyTemplateId, lang } })).replyDraft;
export const previewReply = async (id: number, body: ReplyText) =>
  (await callApi("POST /api/contactmessage/:id/replypreview", { id, body })).replyPreview;
export const sendReply = (id: number, body: ReplyInput) => callApi("POST /api/contactmessage/:id/reply", { id, body });
export const retryReply = (id: number, messageEventId: number) =>
  callApi("POST /api/contactmessage/:id/replyretry", { id, body: { messageEventId } });

export const mergeMessage = (id: number, mergedId: number) => callApi("POST /api/contactmessage/:id/merge", { id, body: { mergedId } });
export const splitMessage = (id: number) => callApi("POST /api/contactmessage/:id/split", { id });
