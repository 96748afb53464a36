import { and, asc, eq, sql } from "drizzle-orm";
import { messageEvents } from "#app/features/leads/tables/message-events.server.ts";
import type { Db } from "#platform/database/db.server.ts";

export type ThreadText = { from: "visitor" | "office"; text: string; at: Date; signature: string };

const isOnPage = sql`${messageEvents.detail} -> 'onPage' = 'true'`;

/** What the visitor and the office wrote to each other. Notes, calls and everything else are for staff. */
export async function readVisitorThread(
  db: Db,
  { contactMessageId, message, createdAt }: { contactMessageId: number; message: string; createdAt: Date },
): Promise<ThreadText[]> {
  const events = await db
    .select()
    .from(messageEvents)
    .where(and(eq(messageEvents.contactMessageId, contactMessageId), isOnPage))
    .orderBy(asc(messageEvents.messageEventId));
  const texts = events.flatMap(({ kind, body, createdAt: at, detail }): ThreadText[] => {
    if (kind === "mailIn") return [{ from: "visitor", text: body, at, signature: "" }];
    return kind === "mailOut" ? [{ from: "office", text: body, at, signature: String(detail.signature ?? "") }] : [];
  });
  return [{ from: "visitor", text: message, at: createdAt, signature: "" }, ...texts];
}
