import { and, desc, eq, inArray, isNull, like, sql } from "drizzle-orm";
import { acknowledgementMailName, messageSubject } from "#app/features/contact-messages/noun.ts";
import { contactMessages } from "#db/tables/contact-messages.server.ts";
import { mailJobs } from "#db/tables/mail-jobs.server.ts";
import { messageEvents } from "#db/tables/message-events.server.ts";
import { users } from "#db/tables/staff.server.ts";
import { withoutQuote } from "#lib/mail-quote.ts";
import { takeTurns } from "#platform/database/advisory-lock.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { InboundHeader, InboundMail } from "#platform/mail/inbound-mail.server.ts";
import { addEvent, messages } from "./messages.server.ts";

const visitor = { userId: null };

/** The message that a mail belongs to: by the mails that it answers, else by who sent it. */
export async function findThread(db: Db, { references, from, automatic }: InboundHeader): Promise<number | undefined> {
  if (await isColleague(db, from)) return undefined;
  const id = (await threadOfMails(db, references)) ?? (automatic === "bounce" ? undefined : await openThreadOf(db, from));
  if (id === undefined) return undefined;
  const message = await messages.find(db, id);
  return message && (message.mergedIntoId ?? id);
}

/** What staff send from their own mail program is no visitor's answer. */
async function isColleague(db: Db, address: string): Promise<boolean> {
  return (await db.$count(users, eq(sql`lower(${users.email})`, address))) > 0;
}

async function threadOfMails(db: Db, ids: string[]): Promise<number | undefined> {
  if (ids.length === 0) return undefined;
  const [event] = await db
    .select({ id: messageEvents.contactMessageId })
    .from(messageEvents)
    .where(inArray(messageEvents.messageIdHeader, ids))
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

/** Puts a mail into its thread, once, and before the eyes of staff. Says whether it has a thread. */
export function recordInboundMail(db: Db, mail: InboundMail): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Two nodes may read the same mailbox.
    await takeTurns(tx, "inbound mail");
    const { messageId, from, subject, text, attachments, automatic } = mail;
    const isKnown = and(eq(messageEvents.messageIdHeader, messageId), eq(messageEvents.kind, "mailIn"));
    if ((await tx.$count(messageEvents, isKnown)) > 0) return true;
    const id = await findThread(tx, mail);
    if (id === undefined) return false;
    const message = await messages.lock(tx, id);
    const detail = {
      from,
      ...(attachments.length > 0 && { attachments: attachments.join(", ") }),
      ...(automatic && { trouble: automatic }),
    };
    const event = { kind: "mailIn", subject, body: withoutQuote(text), detail, messageIdHeader: messageId } as const;
    await addEvent(tx, id, event, visitor);
    await noticeAnswer(tx, message, automatic === undefined);
    return true;
  });
}

/** Whoever was contacted and has answered waits again; in any case it is news to staff. */
export async function noticeAnswer(tx: Db, message: { contactMessageId: number; state: string }, isAnswer: boolean): Promise<void> {
  const { contactMessageId, state } = message;
  if (isAnswer && state === "answered") {
    await messages.update(tx, contactMessageId, { state: "new" }, visitor);
    await addEvent(tx, contactMessageId, { kind: "state", detail: { from: "answered", to: "new" } }, visitor);
  }
  await tx.update(contactMessages).set({ readAt: null }).where(eq(contactMessages.contactMessageId, contactMessageId));
}
