import type { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { messageEvents } from "#app/features/leads/tables/message-events.server.ts";
import type { Actor } from "#platform/content/content-store.server.ts";
import type { Db } from "#platform/database/db.server.ts";

type Handling = Pick<
  typeof contactMessages.$inferSelect,
  "contactMessageId" | "state" | "closedReason" | "assignedOfficerId" | "followUpOn"
>;

/** Tells a message's thread what a change of its handling was. */
export async function recordHandling(tx: Db, before: Handling, after: Handling, { userId }: Actor): Promise<void> {
  const { contactMessageId } = after;
  const events: Array<Omit<typeof messageEvents.$inferInsert, "contactMessageId">> = [];
  if (before.state !== after.state)
    events.push({ kind: "state", detail: { from: before.state, to: after.state }, body: after.state === "lost" ? after.closedReason : "" });
  if (before.assignedOfficerId !== after.assignedOfficerId)
    events.push({ kind: "assignment", detail: { from: before.assignedOfficerId, to: after.assignedOfficerId } });
  if (before.followUpOn !== after.followUpOn) events.push({ kind: "followUp", detail: { on: after.followUpOn } });
  if (events.length > 0) await tx.insert(messageEvents).values(events.map((event) => ({ ...event, contactMessageId, userId })));
}
