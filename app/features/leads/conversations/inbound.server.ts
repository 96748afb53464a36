import { and, desc, eq, inArray, isNull, like, sql } from "drizzle-orm";
import { withoutQuote } from "#app/features/leads/mail-quote.ts";
import { messages } from "#app/features/leads/messages/definition.server.ts";
import { acknowledgementMailName, messageSubject } from "#app/features/leads/messages/noun.ts";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { messageEvents } from "#app/features/leads/tables/message-events.server.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { type Db, takeAdvisoryLock } from "#platform/database/db.server.ts";
import type { InboundHeader, InboundMail } from "#platform/mail/inbound-mail.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import { addEvent, isConversation, isInThread, markUnread, visitor } from "./events.server.ts";

/** By the mails that it replies to, else by From. Neither proves who wrote it: From can be forged, and our mail can be forwarded. */
export async function findThread(db: Db, { references, from, automatic }: InboundHeader): Promise<FoundThread | undefined> {
  if (await isColleague(db, from)) return undefined;
  const answeredId = await threadOfMails(db, references);
  const id = answeredId ?? (automatic === "bounce" ? undefined : await openThreadOf(db, from));
  if (id === undefined) return undefined;
  const message = await messages.find(db, id);
  return message && { id: message.mergedIntoId ?? id, isResponse: answeredId !== undefined };
}

type FoundThread = { id: number; isResponse: boolean };

async function isFromVisitor(db: Db, id: number, { from, isSenderVerified }: InboundHeader): Promise<boolean> {
  if (!isSenderVerified || from === "") return false;
  return (await db.$count(contactMessages, and(isInThread(id), eq(sql`lower(${contactMessages.email})`, from)))) > 0;
}

async function isColleague(db: Db, address: string): Promise<boolean> {
  return (await db.$count(users, eq(sql`lower(${users.email})`, address))) > 0;
}

async function threadOfMails(db: Db, ids: string[]): Promise<number | undefined> {
  if (ids.length === 0) return undefined;
  const [event] = await db
    .select({ id: messageEvents.contactMessageId })
    .from(messageEvents)
    .where(and(inArray(messageEvents.messageIdHeader, ids), isConversation))
    .orderBy(desc(messageEvents.messageEventId))
    .limit(1);
  if (event) return event.id;
  const [mail] = await db
    .select({ subject: mailJobs.subject })
    .from(mailJobs)
    .where(
      and(
        inArray(mailJobs.messageIdHeader, ids),
        eq(mailJobs.kind, acknowledgementMailName),
        like(mailJobs.subject, `${messageSubject(0).slice(0, -1)}%`),
      ),
    )
    .limit(1);
  return mail?.subject ? Number(mail.subject.split(":")[1]) : undefined;
}

async function openThreadOf(db: Db, address: string): Promise<number | undefined> {
  if (address === "") return undefined;
  const [message] = await db
    .select({ id: contactMessages.contactMessageId })
    .from(contactMessages)
    .where(
      and(
        eq(sql`lower(${contactMessages.email})`, address),
        inArray(contactMessages.state, ["new", "answered", "applied"]),
        isNull(contactMessages.mergedIntoId),
      ),
    )
    .orderBy(desc(contactMessages.contactMessageId))
    .limit(1);
  return message?.id;
}

/** So that a flood of mail does not push the visitor out of the conversation; the rest stays in the mailbox. */
const maxUnverified = 50;

const countUnverified = (db: Db, id: number) =>
  db.$count(
    messageEvents,
    and(eq(messageEvents.contactMessageId, id), eq(messageEvents.kind, "mailIn"), sql`${messageEvents.detail} -> 'fromVisitor' = 'false'`),
  );

/** Adds a mail to its thread, once, and marks the message as unread. Returns whether there is a thread. */
export function recordInboundMail(db: Db, mail: InboundMail): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Two nodes may read the same mailbox.
    await takeAdvisoryLock(tx, "inbound mail");
    const { messageId, from, subject, text, attachments, automatic } = mail;
    const isKnown = and(eq(messageEvents.messageIdHeader, messageId), eq(messageEvents.kind, "mailIn"));
    if ((await tx.$count(messageEvents, isKnown)) > 0) return true;
    const found = await findThread(tx, mail);
    if (!found) return false;
    const { id, isResponse } = found;
    const message = await messages.lock(tx, id);
    const fromVisitor = await isFromVisitor(tx, id, mail);
    if (!fromVisitor && (await countUnverified(tx, id)) >= maxUnverified) return false;
    const detail = {
      from,
      fromVisitor,
      isSenderVerified: mail.isSenderVerified,
      ...(attachments.length > 0 && { attachments: attachments.join(", ") }),
      ...(automatic && { trouble: automatic }),
    };
    const event = { kind: "mailIn", subject, body: withoutQuote(text), detail, messageIdHeader: messageId } as const;
    await addEvent(tx, id, event, visitor);
    await markUnread(tx, message, automatic === undefined && (isResponse || fromVisitor));
    return true;
  });
}
