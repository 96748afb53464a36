import { and, eq, or, sql } from "drizzle-orm";
import { contactMessageDefinition } from "#app/features/leads/messages/definition.server.ts";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { messageEvents } from "#app/features/leads/tables/message-events.server.ts";
import { AppError } from "#lib/errors.ts";
import { type Actor, contentStore } from "#platform/content/content-store.server.ts";
import type { Db } from "#platform/database/db.server.ts";

export const messages = contentStore(contactMessageDefinition);

/**
 * Mails that a reply may quote, refer to or take its subject from: our own, and those whose author is known to be the visitor,
 * because our mail server vouches for the sender or staff wrote them down.
 */
export const isConversation = or(
  eq(messageEvents.kind, "mailOut"),
  and(
    eq(messageEvents.kind, "mailIn"),
    sql`${messageEvents.detail} ->> 'trouble' is null`,
    sql`(${messageEvents.detail} -> 'fromVisitor' = 'true' or ${messageEvents.detail} -> 'byHand' = 'true')`,
  ),
);

type NewEvent = Omit<typeof messageEvents.$inferInsert, "contactMessageId" | "messageEventId" | "userId" | "createdAt">;

/**
 * Adds to a message's thread. That is contact with the visitor, which retention counts from, and no change of the message:
 * it gets no new version, so nobody's open form goes stale over a colleague's note.
 */
export async function addEvent(tx: Db, contactMessageId: number, event: NewEvent, { userId }: Actor): Promise<number> {
  const isInThread = or(eq(contactMessages.contactMessageId, contactMessageId), eq(contactMessages.mergedIntoId, contactMessageId));
  await tx.update(contactMessages).set({ updatedAt: new Date() }).where(isInThread);
  const [row] = await tx
    .insert(messageEvents)
    .values({ ...event, contactMessageId, userId })
    .returning({ messageEventId: messageEvents.messageEventId });
  if (!row) throw new Error("An insert returned no row");
  return row.messageEventId;
}

/** Nobody is answered while it is open whether a person wrote, nor from the side of a thread that went into another. */
export function refuseClosed({ state, mergedIntoId }: { state: string; mergedIntoId: number | null }): void {
  if (state === "held")
    throw new AppError("conflict", { en: "This message is held; release it first", es: "Este mensaje está retenido; primero libérelo" });
  if (mergedIntoId !== null)
    throw new AppError("conflict", {
      en: `This message was merged into message ${mergedIntoId}; continue there`,
      es: `Este mensaje se unió al mensaje ${mergedIntoId}; continúe allí`,
    });
}

type Answered = { contactMessageId: number; state: string; firstAnsweredAt: Date | null };

/** The visitor was answered: whoever was new is new no more, and nobody has to be reminded. Says whether that is news. */
export async function markContacted(tx: Db, message: Answered, actor: Actor): Promise<boolean> {
  const { contactMessageId, state } = message;
  const isNew = state === "new";
  if (!isNew && message.firstAnsweredAt) return false;
  const changes = { ...(isNew && { state: "answered" as const }), firstAnsweredAt: message.firstAnsweredAt ?? new Date() };
  await messages.update(tx, contactMessageId, changes, actor);
  if (isNew) await addEvent(tx, contactMessageId, { kind: "state", detail: { from: "new", to: "answered" } }, actor);
  return true;
}
