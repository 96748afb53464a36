import { z } from "zod";
import type { LocalizedText } from "#lib/localize.ts";
import { operation } from "#platform/api/operation.server.ts";
import { announceMail } from "#platform/mail/outbox.server.ts";
import { allowedKind, type Kinds, type May } from "./allowed-kind.server.ts";
import { addComment, addReply, deleteComment, getComment, getThread, listThreads, setResolved } from "./comments.server.ts";
import { commentInput, replyInput, resolutionInput, thread } from "./comments-schema.ts";
import { recordName } from "./schema.ts";

const resolved: LocalizedText = { en: "Comment resolved", es: "Comentario resuelto" };
const reopened: LocalizedText = { en: "Comment reopened", es: "Comentario reabierto" };

const commenting = { access: "drafts.comment", tag: "Drafts" } as const;

export function commentOperations(kinds: Kinds) {
  const readableKind = (entity: string, may: May) => allowedKind(kinds, entity, may, "read").definition;

  return [
    operation({
      ...commenting,
      method: "get",
      path: "/api/drafts/comments",
      summary: "The comments on a record's texts, each with where its passage is now",
      query: recordName,
      returns: { threadListVm: z.array(thread) },
      handle: async ({ db, actor, may, query: { entity, id } }) => ({
        threadListVm: await listThreads(db, readableKind(entity, may), id, actor),
      }),
    }),
    operation({
      ...commenting,
      method: "post",
      path: "/api/drafts/comments",
      summary: "Comment on a field, or on a passage in it; those who changed it get a mail",
      body: commentInput,
      refuses: ["notFound", "conflict"],
      handle: async ({ db, actor, may, body: { entity, ...given } }) => {
        const definition = readableKind(entity, may);
        await db.transaction((tx) => addComment(tx, definition, given, actor));
        announceMail();
        return { message: { en: "Comment added", es: "Comentario agregado" } };
      },
    }),
    operation({
      ...commenting,
      method: "post",
      path: "/api/drafts/comments/:id/reply",
      summary: "Answer a thread; the people in it get a mail",
      body: replyInput,
      refuses: ["conflict"],
      handle: async ({ db, actor, may, id, body: { text } }) => {
        const first = await getThread(db, id);
        const definition = readableKind(first.entity, may);
        await db.transaction((tx) => addReply(tx, definition, first, text, actor));
        announceMail();
        return { message: { en: "Reply added", es: "Respuesta agregada" } };
      },
    }),
    operation({
      ...commenting,
      method: "put",
      path: "/api/drafts/comments/:id",
      summary: "Mark a thread as resolved, or open it again",
      body: resolutionInput,
      handle: async ({ db, actor, may, id, body: { isResolved } }) => {
        const first = await getThread(db, id);
        readableKind(first.entity, may);
        await setResolved(db, first, isResolved, actor);
        return { message: isResolved ? resolved : reopened };
      },
    }),
    operation({
      ...commenting,
      method: "delete",
      path: "/api/drafts/comments/:id",
      summary: "Delete one's own comment, unless it has replies",
      refuses: ["conflict"],
      handle: async ({ db, actor, may, id }) => {
        const comment = await getComment(db, id);
        readableKind(comment.entity, may);
        await db.transaction((tx) => deleteComment(tx, comment, actor));
        return { message: { en: "Comment deleted", es: "Comentario eliminado" } };
      },
    }),
  ];
}
