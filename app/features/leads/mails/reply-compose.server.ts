import { and, desc, eq, inArray, isNotNull, lt, or } from "drizzle-orm";
import { isConversation, messages } from "#app/features/leads/conversations/messages.server.ts";
import { findReplyOfficer, replyAddress, replyValues } from "#app/features/leads/conversations/reply-fields.server.ts";
import type { ReplyText } from "#app/features/leads/conversations/schema.ts";
import { acknowledgementMailName, messageSubject } from "#app/features/leads/messages/noun.ts";
import { mayEmail } from "#app/features/leads/reads.server.ts";
import { fillReplyFields } from "#app/features/leads/reply-fields.ts";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { messageEvents } from "#app/features/leads/tables/message-events.server.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { mailSender } from "#app/mail-kit/sender.server.ts";
import { languages } from "#lib/translations.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Mail } from "#platform/mail/mail.server.ts";
import { composeKind, type MailComposer } from "#platform/mail/mail-kind.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { replyMailKind } from "./reply-kind.server.ts";
import { type Quote, replyMail } from "./reply-mail.server.ts";

export type ReplyTools = Pick<Platform, "db" | "config" | "log">;
type Message = Omit<typeof contactMessages.$inferSelect, "searchText">;

/** What staff write to visitors, for the process start. */
export const replyMailComposer = (tools: ReplyTools): MailComposer =>
  composeKind(replyMailKind, async ({ messageEventId }) => {
    const [event] = await tools.db.select().from(messageEvents).where(eq(messageEvents.messageEventId, messageEventId));
    const message = event && (await messages.find(tools.db, event.contactMessageId));
    // A reply that waits is not sent either, once the visitor has asked not to be written to.
    if (!message || !(await mayEmail(tools.db, message.email))) return undefined;
    const lang = languages.find((language) => language === event.detail.language) ?? message.language;
    return composeReply(tools, message, { subject: event.subject, body: event.body, lang }, messageEventId);
  });

/** A reply as the visitor gets it; `before` is its own place in the thread, if it has one. */
export async function composeReply(
  { db, config, log }: ReplyTools,
  message: Message,
  { subject, body, lang }: ReplyText,
  before?: number,
): Promise<Mail> {
  const texts = await readSettings(db, lang, log);
  const officer = await findReplyOfficer(db, message.assignedOfficerId, lang);
  return replyMail({
    language: lang,
    texts,
    from: mailSender(config, texts),
    to: { name: message.name, address: message.email },
    replyTo: replyAddress(config, texts, officer),
    subject,
    body,
    officer,
    quote: await lastWords(db, message, before),
    references: await conversationBefore(db, message, before),
  });
}

/** The text of a reply with its fields filled in. */
export async function fillReply({ db, log }: Omit<ReplyTools, "config">, message: Message, { subject, body, lang }: ReplyText) {
  const texts = await readSettings(db, lang, log);
  const values = replyValues(texts, await findReplyOfficer(db, message.assignedOfficerId, lang), message.name);
  // A subject is one line, whatever a setting has in it.
  return { subject: fillReplyFields(subject, values).replace(/\s+/g, " "), body: fillReplyFields(body, values), lang };
}

const isBefore = (before: number | undefined) => (before === undefined ? undefined : lt(messageEvents.messageEventId, before));
const inThread = (db: Db, id: number) =>
  or(
    eq(messageEvents.contactMessageId, id),
    inArray(
      messageEvents.contactMessageId,
      db.select({ id: contactMessages.contactMessageId }).from(contactMessages).where(eq(contactMessages.mergedIntoId, id)),
    ),
  );

/** What the visitor wrote last, in this thread or in one that went into it. */
async function lastWords(db: Db, { contactMessageId, message, createdAt }: Message, before: number | undefined): Promise<Quote> {
  const [mergedMessage] = await db
    .select({ text: contactMessages.message, at: contactMessages.createdAt })
    .from(contactMessages)
    .where(eq(contactMessages.mergedIntoId, contactMessageId))
    .orderBy(desc(contactMessages.contactMessageId))
    .limit(1);
  const [answer] = await db
    .select({ text: messageEvents.body, at: messageEvents.createdAt })
    .from(messageEvents)
    .where(and(inThread(db, contactMessageId), eq(messageEvents.kind, "mailIn"), isConversation, isBefore(before)))
    .orderBy(desc(messageEvents.messageEventId))
    .limit(1);
  const quotes: Quote[] = [{ text: message, at: createdAt }, ...(mergedMessage ? [mergedMessage] : []), ...(answer ? [answer] : [])];
  return quotes.reduce((last, next) => (next.at > last.at ? next : last));
}

/** Long enough for any mail program to find the conversation by, short enough for a header. */
const mostReferences = 12;

/** The Message-IDs of the mails that the visitor has already, oldest first; the first is that of the acknowledgement. */
async function conversationBefore(db: Db, { contactMessageId }: Message, before: number | undefined): Promise<string[]> {
  const [first] = await db
    .select({ id: mailJobs.messageIdHeader })
    .from(mailJobs)
    .where(
      and(eq(mailJobs.subject, messageSubject(contactMessageId)), eq(mailJobs.kind, acknowledgementMailName), eq(mailJobs.state, "sent")),
    )
    .orderBy(mailJobs.mailJobId)
    .limit(1);
  const later = await db
    .select({ id: messageEvents.messageIdHeader })
    .from(messageEvents)
    .where(and(inThread(db, contactMessageId), isConversation, isNotNull(messageEvents.messageIdHeader), isBefore(before)))
    .orderBy(desc(messageEvents.messageEventId))
    .limit(mostReferences);
  return [...(first ? [first] : []), ...later.reverse()].flatMap(({ id }) => id ?? []);
}
