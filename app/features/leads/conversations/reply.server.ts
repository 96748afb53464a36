import { and, desc, eq, ne, sql } from "drizzle-orm";
import { replyMailKind } from "#app/features/leads/mails/mail-kinds.server.ts";
import {
  composeReply,
  fillReply,
  pageSignatureOf,
  type ReplyTools,
  signatureOf,
  type Writer,
} from "#app/features/leads/mails/reply-compose.server.ts";
import { messages } from "#app/features/leads/messages/definition.server.ts";
import { messageSubject } from "#app/features/leads/messages/noun.ts";
import { prolongCode } from "#app/features/leads/questions/codes.server.ts";
import { mayEmail } from "#app/features/leads/reads.server.ts";
import { replyTemplateDefinition } from "#app/features/leads/reply-templates/definition.server.ts";
import { messageEvents } from "#app/features/leads/tables/message-events.server.ts";
import type { Specialty } from "#app/features/officers/specialties.ts";
import { specialtyNames } from "#app/features/officers/texts/specialties.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { mailTexts } from "#app/messages/mails.ts";
import { AppError } from "#lib/errors.ts";
import { type Language, languages, translateRow } from "#lib/translations.ts";
import { type Actor, contentStore } from "#platform/content/content-store.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { mailDomain } from "#platform/mail/addresses.server.ts";
import { announceMail, queueMail, retryMail } from "#platform/mail/outbox.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import { addEvent, isConversation, markContacted, refuseClosed } from "./events.server.ts";
import type { ReplyInput, ReplyText } from "./schema.ts";

const templates = contentStore(replyTemplateDefinition);

type DraftChoice = { templateId: number | undefined; lang?: Language | undefined };

export async function draftReply(tools: Omit<ReplyTools, "config">, id: number, { templateId, lang }: DraftChoice, writer: Writer) {
  const { db } = tools;
  const message = await messages.get(db, id);
  const language = lang ?? message.language;
  const template = templateId === undefined ? undefined : translateRow(await templates.get(db, templateId), language);
  const subject = template?.subject || (await conversationSubject(tools, message, language));
  return fillReply(tools, message, { subject, body: template?.body ?? "", lang: language }, writer);
}

type Question = { contactMessageId: number; message: string; product: Specialty | null };

/** "Re:" and the last subject, because mail programs group mails by subject; for the first mail, what the visitor asks about. */
async function conversationSubject({ db, log }: Omit<ReplyTools, "config">, question: Question, language: Language): Promise<string> {
  const mails = await db
    .select({ subject: messageEvents.subject })
    .from(messageEvents)
    .where(and(eq(messageEvents.contactMessageId, question.contactMessageId), isConversation, ne(messageEvents.subject, "")))
    .orderBy(desc(messageEvents.messageEventId))
    .limit(20);
  const texts = await readSettings(db, language, log);
  const acknowledgements = languages.map((each) => mailTexts[each].receivedSubject(texts["company.name"]));
  // A reply to our acknowledgement has its subject, which says nothing about the question.
  const last = mails.find(({ subject }) => !acknowledgements.includes(subject.replace(/^(\s*(re|rv|fwd?|aw)\s*:)+\s*/i, "")));
  // Fields in braces are not filled in within a visitor's text.
  if (!last) return topicOf(question, language).replace(/[{}]/g, "").slice(0, 200);
  const plainSubject = last.subject.replace(/[{}]/g, "");
  return (/^re:/i.test(plainSubject) ? plainSubject : `Re: ${plainSubject}`).slice(0, 200);
}

const excerptLength = 60;

function topicOf({ message, product }: Question, language: Language): string {
  const { aboutProduct, aboutMessage } = mailTexts[language];
  if (product) return aboutProduct(specialtyNames[language][product]);
  const line = message.replace(/\s+/g, " ").trim();
  return aboutMessage(line.length > excerptLength ? `${line.slice(0, excerptLength).replace(/\s+\S*$/, "")}…` : line);
}

export async function previewReply(tools: ReplyTools, id: number, text: ReplyText, writer: Writer) {
  const message = await messages.get(tools.db, id);
  if (message.kind === "nameless") {
    const { subject, body, lang } = await fillReply(tools, message, text, writer);
    return { to: "", replyTo: "", subject, text: `${body}\n\n${await pageSignatureOf(tools, writer, lang)}` };
  }
  const signature = await signatureOf(tools.db, writer, text.lang);
  const mail = await composeReply(tools, message, { ...(await fillReply(tools, message, text, writer)), signature });
  return { to: mail.to[0]?.address ?? "", replyTo: mail.replyTo?.address ?? "", subject: mail.subject, text: mail.text };
}

/** Stores a reply and its mail, or shows it on the visitor's page, in one commit: once per `requestId`, and only if the user has seen the latest version of the message. */
export async function sendReply(
  tools: ReplyTools,
  id: number,
  { requestId, version, ...text }: ReplyInput,
  writer: Actor & Writer,
): Promise<"mailed" | "onPage"> {
  const { db, config } = tools;
  const outcome = await db.transaction(async (tx) => {
    const { kind } = await messages.lock(tx, id);
    const isOnPage = kind === "nameless";
    const outcome = isOnPage ? "onPage" : "mailed";
    if (await isSent(tx, id, requestId)) return outcome;
    const message = await messages.lock(tx, id, version);
    refuseClosed(message);
    if (!isOnPage) await refuseUnmailable(tx, message.email);
    const { subject, body, lang } = await fillReply({ ...tools, db: tx }, message, text, writer);
    // Stored, so that the visitor reads the signature that the writer saw in the preview.
    const signature = isOnPage ? await pageSignatureOf({ ...tools, db: tx }, writer, lang) : await signatureOf(tx, writer, lang);
    const detail = { requestId, language: lang, signature, ...(isOnPage && { onPage: true }) };
    const messageEventId = await addEvent(tx, id, { kind: "mailOut", subject, body, detail }, writer);
    if (isOnPage) await prolongCode(tx, id);
    else {
      const options = { domain: mailDomain(config), subject: messageSubject(id) };
      const messageIdHeader = await queueMail(tx, replyMailKind, { messageEventId }, options);
      await tx.update(messageEvents).set({ messageIdHeader }).where(eq(messageEvents.messageEventId, messageEventId));
    }
    // A new version in any case, so that a colleague who is writing too gets a conflict.
    if (!(await markContacted(tx, message, writer))) await messages.update(tx, id, {}, writer);
    return outcome;
  });
  announceMail();
  return outcome;
}

async function refuseUnmailable(tx: Db, email: string): Promise<void> {
  if (email === "")
    throw new AppError("invalid", { en: "There is no email address to reply to", es: "No hay un correo electrónico al que responder" });
  if (!(await mayEmail(tx, email)))
    throw new AppError("invalid", {
      en: "This person asked us not to email them",
      es: "Esta persona pidió que no le escribamos por correo electrónico",
    });
}

async function isSent(tx: Db, id: number, requestId: string): Promise<boolean> {
  const isThis = and(eq(messageEvents.contactMessageId, id), sql`${messageEvents.detail} ->> 'requestId' = ${requestId}`);
  return (await tx.$count(messageEvents, isThis)) > 0;
}

export async function retryReply(db: Db, id: number, messageEventId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [mail] = await tx
      .select({ mailJobId: mailJobs.mailJobId })
      .from(messageEvents)
      .innerJoin(mailJobs, and(eq(mailJobs.messageIdHeader, messageEvents.messageIdHeader), eq(mailJobs.subject, messageSubject(id))))
      .where(and(eq(messageEvents.messageEventId, messageEventId), eq(messageEvents.contactMessageId, id)));
    if (!mail || !(await retryMail(tx, mail.mailJobId)))
      throw new AppError("notFound", {
        en: "That email doesn't exist, or it has been sent in the meantime",
        es: "Ese correo no existe o ya se envió",
      });
  });
  announceMail();
}
