import { and, desc, eq, inArray, isNotNull, lt, or } from "drizzle-orm";
import { isConversation } from "#app/features/leads/conversations/events.server.ts";
import type { ReplyText } from "#app/features/leads/conversations/schema.ts";
import { messages } from "#app/features/leads/messages/definition.server.ts";
import { acknowledgementMailName, messageSubject } from "#app/features/leads/messages/noun.ts";
import { mayEmail } from "#app/features/leads/reads.server.ts";
import { fillReplyFields, type ReplyField, removeNameField } from "#app/features/leads/reply-fields.ts";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { messageEvents } from "#app/features/leads/tables/message-events.server.ts";
import { findStoredOfficer } from "#app/features/officers/reads.server.ts";
import { readSettings, type Settings } from "#app/features/settings/settings.server.ts";
import { officeAddressLine } from "#app/mail-kit/mail-layout.server.ts";
import { mailSender } from "#app/mail-kit/sender.server.ts";
import { mailTexts } from "#app/messages/mails.ts";
import { emailPattern } from "#lib/fields.ts";
import { type Language, languages } from "#lib/translations.ts";
import type { Staff } from "#platform/accounts/staff.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Address, Mail } from "#platform/mail/mail.server.ts";
import { composeKind, type MailComposer } from "#platform/mail/mail-kind.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { replyMailKind } from "./mail-kinds.server.ts";
import { officeAddress } from "./office-recipient.server.ts";
import { type Quote, replyMail } from "./reply-mail.server.ts";

export type ReplyTools = Pick<Platform, "db" | "config" | "log">;
/** Who writes a reply, as far as a signature needs it. */
export type Writer = Pick<Staff, "loanOfficerId" | "firstName" | "lastName">;
type Message = Omit<typeof contactMessages.$inferSelect, "searchText">;

export const replyMailComposer = (tools: ReplyTools): MailComposer =>
  composeKind(replyMailKind, async ({ messageEventId }) => {
    const [event] = await tools.db.select().from(messageEvents).where(eq(messageEvents.messageEventId, messageEventId));
    const message = event && (await messages.find(tools.db, event.contactMessageId));
    // The visitor may have opted out since the reply was queued.
    if (!message || !(await mayEmail(tools.db, message.email))) return undefined;
    const lang = languages.find((language) => language === event.detail.language) ?? message.language;
    const { signature } = event.detail;
    return composeReply(tools, message, {
      subject: event.subject,
      body: event.body,
      lang,
      // Replies of earlier versions have none stored; the officer who handles the message signed them.
      signature: typeof signature === "string" ? signature : signatureLine(await findReplyOfficer(tools.db, message, lang), lang),
      before: messageEventId,
    });
  });

type SignedReply = ReplyText & {
  signature: string;
  /** The reply's own id in the thread, if it has one. */
  before?: number;
};

/** A reply as the visitor gets it. The response goes to the officer who handles the message, even if someone else wrote the reply. */
export async function composeReply(
  { db, config, log }: ReplyTools,
  message: Message,
  { subject, body, lang, signature, before }: SignedReply,
): Promise<Mail> {
  const texts = await readSettings(db, lang, log);
  const officer = await findReplyOfficer(db, message, lang);
  return replyMail({
    language: lang,
    texts,
    from: mailSender(config, texts),
    to: { name: message.name, address: message.email },
    replyTo: replyAddress(config, texts, officer),
    subject,
    body,
    signature,
    quote: await findLastQuote(db, message, before),
    references: await listReferences(db, message, before),
  });
}

/** The text of a reply with its fields filled in. */
export async function fillReply(
  { db, log }: Omit<ReplyTools, "config">,
  message: Message,
  { subject, body, lang }: ReplyText,
  writer: Writer,
) {
  const texts = await readSettings(db, lang, log);
  const person = await findWriter(db, writer, lang);
  const handler = await findReplyOfficer(db, message, lang);
  const values: Record<ReplyField, string> = {
    name: message.name,
    officer: person.name || texts["company.name"],
    phone: person.phoneNumber || texts["contact.phone"],
    company: texts["company.name"],
    replyTime: texts["contact.replyTime"],
    // The application goes to the officer who handles the message, even if someone else writes.
    link: handler?.applyNowUrl || person.applyNowUrl || texts["links.apply"],
    hours: `${texts["hours.weekdays"]}; ${texts["hours.saturday"]}`,
    address: officeAddressLine(texts),
  };
  const fill = (text: string) => fillReplyFields(message.name === "" ? removeNameField(text) : text, values);
  // A subject is one line, whatever a setting has in it.
  return { subject: fill(subject).replace(/\s+/g, " "), body: fill(body), lang };
}

/** Under an answer on the visitor's page, which unlike a mail does not name the company otherwise. */
export async function pageSignatureOf({ db, log }: Omit<ReplyTools, "config">, writer: Writer, language: Language): Promise<string> {
  const texts = await readSettings(db, language, log);
  return [await signatureOf(db, writer, language), texts["company.name"]].filter(Boolean).join(" · ");
}

/** Who wrote a reply. Empty for an account without a name. */
export const signatureOf = async (db: Db, writer: Writer, language: Language): Promise<string> =>
  signatureLine(await findWriter(db, writer, language), language);

type Person = { name: string; title: string; licenseNumber: string; phoneNumber: string; applyNowUrl: string };

/** The law requires a loan originator's NMLS number in what they write. */
function signatureLine(person: Person | undefined, language: Language): string {
  const license = person?.licenseNumber && `${mailTexts[language].nmls} ${person.licenseNumber}`;
  return [person?.name, person?.title, license].filter(Boolean).join(" · ");
}

/** The loan officer to whom the account belongs, or the name of the account. */
async function findWriter(db: Db, { loanOfficerId, firstName, lastName }: Writer, language: Language): Promise<Person> {
  const name = `${firstName} ${lastName}`.trim();
  return (await findOfficer(db, loanOfficerId, language)) ?? { name, title: "", licenseNumber: "", phoneNumber: "", applyNowUrl: "" };
}

/** The officer who handles the message. */
const findReplyOfficer = (db: Db, { assignedOfficerId }: Message, language: Language) => findOfficer(db, assignedOfficerId, language);

async function findOfficer(db: Db, id: number | null, language: Language) {
  const officer = id === null ? undefined : await findStoredOfficer(db, id, language);
  return officer && { ...officer, name: `${officer.firstName} ${officer.lastName}` };
}

/** The visitor's answer goes to the mailbox that the site reads, else to the officer or the office. */
function replyAddress(config: Platform["config"], texts: Settings, officer: { name: string; email: string } | undefined): Address {
  const name = officer?.name ?? texts["company.name"];
  if (config.inbound.address) return { name, address: config.inbound.address };
  if (officer && emailPattern.test(officer.email)) return { name, address: officer.email };
  return { name: texts["company.name"], address: officeAddress(config, texts) };
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

/** What the visitor wrote last, in this thread or in one that was merged into it. */
async function findLastQuote(db: Db, { contactMessageId, message, createdAt }: Message, before: number | undefined): Promise<Quote> {
  const mergedMessages = await db
    .select({ text: contactMessages.message, at: contactMessages.createdAt })
    .from(contactMessages)
    .where(eq(contactMessages.mergedIntoId, contactMessageId))
    .orderBy(desc(contactMessages.contactMessageId))
    .limit(1);
  const responses = await db
    .select({ text: messageEvents.body, at: messageEvents.createdAt })
    .from(messageEvents)
    .where(and(inThread(db, contactMessageId), eq(messageEvents.kind, "mailIn"), isConversation, isBefore(before)))
    .orderBy(desc(messageEvents.messageEventId))
    .limit(1);
  const quotes: Quote[] = [{ text: message, at: createdAt }, ...mergedMessages, ...responses];
  return quotes.reduce((last, next) => (next.at > last.at ? next : last));
}

/** Enough for any mail program to find the conversation by, short enough for a header. */
const maxReferences = 12;

/** The Message-IDs of the mails that the visitor has already, oldest first, starting with the acknowledgement. */
async function listReferences(db: Db, { contactMessageId }: Message, before: number | undefined): Promise<string[]> {
  const first = await db
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
    .limit(maxReferences);
  return [...first, ...later.reverse()].flatMap(({ id }) => id ?? []);
}
