import { and, asc, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import { locateField, publishedValue } from "#lib/draft-parts.ts";
import { AppError } from "#lib/errors.ts";
import { findPassage, selectableText } from "#lib/find-passage.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { type Definition, missingRecord } from "#platform/content/definition.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { lockDraft, type RecordName, readParts, readWithDraft, refuseDeleted } from "#platform/drafts/drafts.server.ts";
import { queueNotices } from "#platform/drafts/notices.server.ts";
import { draftComments } from "#platform/drafts/tables/draft-comments.server.ts";
import { draftParts } from "#platform/drafts/tables/draft-parts.server.ts";

type Comment = typeof draftComments.$inferSelect;

/** Enough for any discussion; a loop must not fill the disk. */
const maxCommentsPerRecord = 500;

const isAbout = ({ entity, id }: RecordName) => and(eq(draftComments.entity, entity), eq(draftComments.entityId, id));

/** The threads about a record, each with where its passage is now. */
export async function listThreads(db: Db, definition: Definition, id: number, reader: StaffActor) {
  const record = { entity: definition.entity, id };
  const rows = await db
    .select({ comment: draftComments, userName: users.userName })
    .from(draftComments)
    .leftJoin(users, eq(users.id, draftComments.createdBy))
    .where(isAbout(record))
    .orderBy(asc(draftComments.commentId));
  if (rows.length === 0) return [];
  const state = await readWithDraft(db, definition, id, await readParts(db, record));
  const people = new Map(
    (await db.select({ id: users.id, userName: users.userName }).from(users)).map((user) => [user.id, user.userName] as const),
  );
  const textOf = (name: string) => {
    const { part, field } = locateField(name, definition.translatable);
    const value = publishedValue(state, part, field);
    if (typeof value !== "string") return "";
    return definition.html.some((html) => html === field) ? selectableText(value) : value;
  };
  return rows
    .filter(({ comment }) => comment.threadId === null)
    .map(({ comment: { commentId, field, quote, position, resolvedAt, resolvedBy } }) => {
      const found = quote === null ? undefined : findPassage(textOf(field), { quote, position: position ?? 0 });
      return {
        commentId,
        field,
        quote,
        position: found ?? null,
        passageChanged: quote !== null && found === undefined,
        resolvedAt,
        resolvedByName: resolvedBy === null ? null : (people.get(resolvedBy) ?? null),
        comments: rows
          .filter(({ comment }) => comment.commentId === commentId || comment.threadId === commentId)
          .map(({ comment, userName }) => ({
            commentId: comment.commentId,
            createdBy: comment.createdBy,
            createdByName: userName,
            createdAt: comment.createdAt,
            text: comment.text,
            isOwn: comment.createdBy === reader.userId,
          })),
      };
    });
}

type Given = { id: number; field: string; quote: string; position: number; text: string };

/** Starts a thread about a field, or a passage in it. */
export async function addComment(tx: Db, definition: Definition, given: Given, actor: StaffActor): Promise<void> {
  const { id, field, quote, position, text } = given;
  const record = { entity: definition.entity, id };
  requireField(definition, field);
  await lockDraft(tx, record);
  await refuseDeleted(tx, definition, id);
  const exists = (await contentStore(definition).find(tx, id)) ?? (await readParts(tx, record))[0];
  if (!exists) throw missingRecord(definition, id);
  await requireRoom(tx, record);
  const passage = quote.trim() === "" ? { quote: null, position: null } : { quote, position };
  const about = { entity: record.entity, entityId: id, field };
  const [comment] = await tx
    .insert(draftComments)
    .values({ ...about, ...passage, text, createdBy: actor.userId, createdAt: new Date() })
    .returning();
  if (comment) await notifyReaders(tx, definition, comment, comment.createdAt, actor);
}

/** Answers a thread. */
export async function addReply(tx: Db, definition: Definition, thread: Comment, text: string, actor: StaffActor): Promise<void> {
  const { entity, entityId, field, commentId } = thread;
  await lockDraft(tx, { entity, id: entityId });
  await requireRoom(tx, { entity, id: entityId });
  // Not the time at which the transaction began: the mail names what happened from a moment on.
  const createdAt = new Date();
  await tx.insert(draftComments).values({ threadId: commentId, entity, entityId, field, text, createdBy: actor.userId, createdAt });
  await notifyReaders(tx, definition, thread, createdAt, actor);
}

/** The first comment of a thread. */
export async function getThread(db: Db, id: number): Promise<Comment> {
  const [thread] = await db
    .select()
    .from(draftComments)
    .where(and(eq(draftComments.commentId, id), isNull(draftComments.threadId)));
  if (!thread) throw missingComment(id);
  return thread;
}

export async function getComment(db: Db, id: number): Promise<Comment> {
  const [comment] = await db.select().from(draftComments).where(eq(draftComments.commentId, id));
  if (!comment) throw missingComment(id);
  return comment;
}

export async function setResolved(db: Db, thread: Comment, isResolved: boolean, { userId }: StaffActor): Promise<void> {
  const resolution = isResolved ? { resolvedBy: userId, resolvedAt: new Date() } : { resolvedBy: null, resolvedAt: null };
  await db.update(draftComments).set(resolution).where(eq(draftComments.commentId, thread.commentId));
}

/** Deletes one's own comment. One that others have answered stays, so that their answers keep their meaning. */
export async function deleteComment(tx: Db, comment: Comment, { userId }: StaffActor): Promise<void> {
  const { commentId, entity, entityId } = comment;
  await lockDraft(tx, { entity, id: entityId });
  if (comment.createdBy !== userId)
    throw new AppError("forbidden", { en: "You can only delete your own comments", es: "Solo puede eliminar sus propios comentarios" });
  const replies = await tx.$count(draftComments, eq(draftComments.threadId, commentId));
  if (replies > 0)
    throw new AppError("conflict", {
      en: "This comment has replies. Resolve it instead.",
      es: "Este comentario tiene respuestas. Márquelo como resuelto.",
    });
  await tx.delete(draftComments).where(eq(draftComments.commentId, commentId));
}

/** Removes comments on records that can no longer be restored, and on drafts that were discarded before they were published. */
export async function deleteOrphanedComments(db: Db): Promise<void> {
  const hasHistory = sql`select 1 from ${revisions} where ${revisions.entity} = ${draftComments.entity} and ${revisions.entityId} = ${draftComments.entityId}`;
  const hasDraft = sql`select 1 from ${draftParts} where ${draftParts.entity} = ${draftComments.entity} and ${draftParts.entityId} = ${draftComments.entityId}`;
  await db.delete(draftComments).where(and(sql`not exists (${hasHistory})`, sql`not exists (${hasDraft})`));
}

/** The people in the thread, and those who changed the part that it is about; if none has, those who changed any part of the record. */
export async function listReaders(db: Db, definition: Definition, { entity, entityId, field, commentId }: Comment): Promise<number[]> {
  const comments = await db
    .select({ createdBy: draftComments.createdBy })
    .from(draftComments)
    .where(sql`coalesce(${draftComments.threadId}, ${draftComments.commentId}) = ${commentId}`);
  const { part } = locateField(field, definition.translatable);
  const parts = await readParts(db, { entity, id: entityId });
  const own = parts.filter((row) => row.part === part);
  const changed = own.length > 0 ? own : parts;
  return [...new Set([...comments.map(({ createdBy }) => createdBy), ...changed.flatMap((row) => [...row.writers, row.changedBy])])];
}

async function notifyReaders(tx: Db, definition: Definition, thread: Comment, at: Date, actor: StaffActor): Promise<void> {
  const readers = await listReaders(tx, definition, thread);
  await queueNotices(
    tx,
    readers.filter((userId) => userId !== actor.userId),
    at,
    actor,
  );
}

async function requireRoom(tx: Db, record: RecordName): Promise<void> {
  if ((await tx.$count(draftComments, isAbout(record))) < maxCommentsPerRecord) return;
  throw new AppError("conflict", {
    en: `There are already ${maxCommentsPerRecord} comments here. Delete some of your own first.`,
    es: `Ya hay ${maxCommentsPerRecord} comentarios aquí. Elimine primero algunos de los suyos.`,
  });
}

/** The form of every kind calls its picture `image`. */
function requireField(definition: Definition, name: string): void {
  const { field } = locateField(name, definition.translatable);
  if (field === "image" || Object.hasOwn(getTableColumns(definition.table), field)) return;
  throw AppError.field("field", { en: "There is no such field", es: "Ese campo no existe" });
}

const missingComment = (id: number) =>
  new AppError("notFound", { en: `Comment ${id} does not exist`, es: `No se encontró el comentario ${id}` });
