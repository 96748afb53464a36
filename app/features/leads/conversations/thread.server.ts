import { and, asc, desc, eq, inArray, isNotNull } from "drizzle-orm";
import { messages } from "#app/features/leads/messages/definition.server.ts";
import type { LeadScope } from "#app/features/leads/messages/lead-scope.server.ts";
import { messageSubject } from "#app/features/leads/messages/noun.ts";
import { delivery } from "#app/features/leads/messages/responses.server.ts";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { messageEvents } from "#app/features/leads/tables/message-events.server.ts";
import { listOfficerNames } from "#app/features/officers/reads.server.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import { mergedMessage } from "./responses.server.ts";
import { otherMessagesOf } from "./same-visitor.server.ts";

const maxEvents = 500;

export async function readThread(db: Db, id: number, scope: LeadScope) {
  const message = await messages.get(db, id);
  const mergedRows = await mergedMessages(db, id);
  const ids = [id, ...mergedRows.map(({ contactMessageId }) => contactMessageId)];
  const rows = await db
    .select({ event: messageEvents, userName: users.userName })
    .from(messageEvents)
    .leftJoin(users, eq(users.id, messageEvents.userId))
    .where(inArray(messageEvents.contactMessageId, ids))
    .orderBy(desc(messageEvents.messageEventId))
    .limit(maxEvents);
  const mails = await db
    .select({ ...delivery.columns, kind: mailJobs.kind, subject: mailJobs.subject, messageIdHeader: mailJobs.messageIdHeader })
    .from(mailJobs)
    .where(and(inArray(mailJobs.subject, ids.map(messageSubject)), isNotNull(mailJobs.subject)))
    .orderBy(asc(mailJobs.mailJobId))
    .limit(maxEvents);
  const officerNames = await listOfficerNames(
    db,
    rows.flatMap(({ event }) => (event.kind === "assignment" && typeof event.detail.to === "number" ? [event.detail.to] : [])),
  );
  const headers = new Set(rows.map(({ event }) => event.messageIdHeader));
  const deliveries = new Map(mails.map(({ messageIdHeader, kind: _, subject: _about, ...mail }) => [messageIdHeader, mail]));
  return {
    events: rows.reverse().map(({ event, userName }) => ({
      ...event,
      userName,
      officerName: officerNames.get(Number(event.detail.to)) ?? null,
      delivery: (event.kind === "mailOut" && deliveries.get(event.messageIdHeader ?? "")) || null,
    })),
    notices: mails
      .filter(({ messageIdHeader }) => !headers.has(messageIdHeader))
      .map(({ messageIdHeader: _, subject, ...notice }) => ({ ...notice, contactMessageId: Number(subject?.split(":")[1]) })),
    merged: mergedRows,
    others: await otherMessagesOf(db, message, scope),
  };
}

const maxMerged = 50;

const mergedMessages = (db: Db, id: number) =>
  db
    .select(mergedMessage.columns)
    .from(contactMessages)
    .where(eq(contactMessages.mergedIntoId, id))
    .orderBy(contactMessages.contactMessageId)
    .limit(maxMerged);
