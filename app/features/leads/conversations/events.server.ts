import { and, eq, or, sql } from "drizzle-orm";
import type { z } from "zod";
import { messages } from "#app/features/leads/messages/definition.server.ts";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { messageEvents } from "#app/features/leads/tables/message-events.server.ts";
import { AppError } from "#lib/errors.ts";
import type { Actor } from "#platform/content/content-store.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { callInput } from "./schema.ts";

export const visitor: Actor = { userId: null };

/**
 * Mails that a reply may quote, refer to or take its subject from: our own, and those known to be from the visitor, because our
 * mail server verified the sender or staff recorded them.
 */
export const isConversation = or(
  eq(messageEvents.kind, "mailOut"),
  and(
    eq(messageEvents.kind, "mailIn"),
    sql`${messageEvents.detail} ->> 'trouble' is null`,
    sql`(${messageEvents.detail} -> 'fromVisitor' = 'true' or ${messageEvents.detail} -> 'byHand' = 'true')`,
  ),
);

/** A message and those merged into it. */
export const isInThread = (id: number) => or(eq(contactMessages.contactMessageId, id), eq(contactMessages.mergedIntoId, id));

type NewEvent = Omit<typeof messageEvents.$inferInsert, "contactMessageId" | "messageEventId" | "userId" | "createdAt">;

/**
 * Adds to a message's thread. Retention counts from it, as contact with the visitor. The message gets no new version, so that a
 * colleague's note causes no conflict in an open form.
 */
export async function addEvent(tx: Db, contactMessageId: number, event: NewEvent, { userId }: Actor): Promise<number> {
  await tx.update(contactMessages).set({ updatedAt: new Date() }).where(isInThread(contactMessageId));
  const [row] = await tx
    .insert(messageEvents)
    .values({ ...event, contactMessageId, userId })
    .returning({ messageEventId: messageEvents.messageEventId });
  if (!row) throw new Error("An insert returned no row");
  return row.messageEventId;
}

export function refuseHeld({ state }: { state: string }): void {
  if (state === "held")
    throw new AppError("conflict", { en: "This message is held; release it first", es: "Este mensaje está retenido; primero libérelo" });
}

/** Held messages may be spam, and merged ones are answered in the thread that they were merged into. */
export function refuseClosed(message: { state: string; mergedIntoId: number | null }): void {
  refuseHeld(message);
  const { mergedIntoId } = message;
  if (mergedIntoId !== null)
    throw new AppError("conflict", {
      en: `This message was merged into message ${mergedIntoId}; continue there`,
      es: `Este mensaje se unió al mensaje ${mergedIntoId}; continúe allí`,
    });
}

export function addNote(db: Db, id: number, body: string, actor: Actor): Promise<void> {
  return db.transaction(async (tx) => {
    await messages.lock(tx, id);
    await addEvent(tx, id, { kind: "note", body }, actor);
  });
}

/** Records what the visitor answered by another way than by mail to the site. */
export function recordResponse(db: Db, id: number, body: string, actor: Actor): Promise<void> {
  return db.transaction(async (tx) => {
    const message = await messages.lock(tx, id);
    refuseClosed(message);
    await addEvent(tx, id, { kind: "mailIn", body, detail: { byHand: true } }, actor);
    await markUnread(tx, message, true);
  });
}

export function logCall(db: Db, id: number, { by, outcome, body }: z.infer<typeof callInput>, actor: Actor): Promise<void> {
  return db.transaction(async (tx) => {
    const message = await messages.lock(tx, id);
    refuseClosed(message);
    await addEvent(tx, id, { kind: "call", body, detail: { by, outcome } }, actor);
    if (outcome === "reached" || outcome === "sent") await markContacted(tx, message, actor);
  });
}

type Answered = { contactMessageId: number; state: string; firstAnsweredAt: Date | null };

/** A new message becomes contacted, and no reminder is due any more. Returns whether anything changed. */
export async function markContacted(tx: Db, message: Answered, actor: Actor): Promise<boolean> {
  const { contactMessageId, state } = message;
  const isNew = state === "new";
  if (!isNew && message.firstAnsweredAt) return false;
  const changes = { ...(isNew && { state: "answered" as const }), firstAnsweredAt: message.firstAnsweredAt ?? new Date() };
  await messages.update(tx, contactMessageId, changes, actor);
  if (isNew) await addEvent(tx, contactMessageId, { kind: "state", detail: { from: "new", to: "answered" } }, actor);
  return true;
}

/** Marks a message as unread, and as new again if a visitor who was contacted has responded. */
export async function markUnread(tx: Db, message: { contactMessageId: number; state: string }, isResponse: boolean): Promise<void> {
  const { contactMessageId, state } = message;
  if (isResponse && state === "answered") {
    await messages.update(tx, contactMessageId, { state: "new" }, visitor);
    await addEvent(tx, contactMessageId, { kind: "state", detail: { from: "answered", to: "new" } }, visitor);
  }
  await tx.update(contactMessages).set({ readAt: null }).where(eq(contactMessages.contactMessageId, contactMessageId));
}
