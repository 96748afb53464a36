import { and, asc, eq, inArray } from "drizzle-orm";
import { isConversation } from "#app/features/leads/conversations/events.server.ts";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { messageEvents } from "#app/features/leads/tables/message-events.server.ts";
import type { Db } from "#platform/database/db.server.ts";

type LaterText = { threadId: number; messageId: number; text: string; at: Date };

/** What visitors wrote after the first text of each thread, oldest first, with the messages that were merged into it. */
export async function listLaterTexts(db: Db, threadIds: number[]): Promise<LaterText[]> {
  if (threadIds.length === 0) return [];
  const merged = await db
    .select({
      threadId: contactMessages.mergedIntoId,
      messageId: contactMessages.contactMessageId,
      text: contactMessages.message,
      at: contactMessages.createdAt,
    })
    .from(contactMessages)
    .where(inArray(contactMessages.mergedIntoId, threadIds));
  const threadOf = new Map([...threadIds.map((id) => [id, id] as const), ...merged.map((one) => [one.messageId, one.threadId] as const)]);
  const events = await db
    .select({ messageId: messageEvents.contactMessageId, text: messageEvents.body, at: messageEvents.createdAt })
    .from(messageEvents)
    .where(and(inArray(messageEvents.contactMessageId, [...threadOf.keys()]), eq(messageEvents.kind, "mailIn"), isConversation))
    .orderBy(asc(messageEvents.messageEventId));
  return [...merged, ...events]
    .map((one) => ({ ...one, threadId: threadOf.get(one.messageId) ?? one.messageId }))
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}
