import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { MessageMail } from "#app/features/leads/message-mails.ts";
import { acknowledgementMailName, contactMessageNoun, messageSubject } from "#app/features/leads/messages/noun.ts";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { officerMailLanguages } from "#app/features/officers/reads.server.ts";
import { readStoredSetting } from "#app/features/settings/settings.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { MailKind } from "#platform/mail/mail-kind.server.ts";
import { queueMail } from "#platform/mail/outbox.server.ts";

const contactMessageId = z.int();
const message = z.object({ contactMessageId });
const toOfficer = z.object({ contactMessageId, officerId: z.int() });

/** The office's mail goes to the officer too, unless the two read different languages: then it is `apart`. */
export const messageMailKinds = {
  office: { name: "contactMessage.office", payload: z.object({ contactMessageId, apart: z.boolean().default(false) }), refusalsWorth: 3 },
  officer: { name: "contactMessage.officer", payload: toOfficer, refusalsWorth: 2 },
  acknowledgement: { name: acknowledgementMailName, payload: message, refusalsWorth: 2 },
  assigned: { name: "contactMessage.assigned", payload: toOfficer, refusalsWorth: 2 },
  handedOver: { name: "contactMessage.handedOver", payload: toOfficer, refusalsWorth: 2 },
  reminder: { name: "contactMessage.reminder", payload: message, refusalsWorth: 2 },
  escalation: { name: "contactMessage.escalation", payload: z.object({ contactMessageId, userId: z.int() }), refusalsWorth: 2 },
  followUp: { name: "contactMessage.followUp", payload: message, refusalsWorth: 2 },
  wroteAgain: {
    name: "contactMessage.wroteAgain",
    payload: z.object({ contactMessageId, messageEventId: z.int() }),
    refusalsWorth: 2,
  },
  contactGiven: { name: "contactMessage.contactGiven", payload: message, refusalsWorth: 2 },
} satisfies Record<MessageMail, MailKind<{ contactMessageId: number } & Record<string, number | boolean>>>;

/** A reply that staff wrote to a visitor. */
export const replyMailKind = { name: "contactMessage.reply", payload: z.object({ messageEventId: z.int() }), refusalsWorth: 2 };

/** Tells the office that messages are held as possible spam. */
export const heldMailKind = {
  name: "contactMessage.held",
  payload: z.object({ day: z.iso.date() }),
  refusalsWorth: 2,
  forgetEnded: true,
} as const;

const mailsByKind = new Map(Object.entries(messageMailKinds).map(([mail, { name }]) => [name as string, mail as MessageMail]));

export const messageMailOf = (kind: string): MessageMail => mailsByKind.get(kind) ?? "office";

/** The subject of the mails about the message in a query. */
export const mailSubjectColumn: SQL<string> = sql`${sql.raw(`'${contactMessageNoun.entity}:'`)} || ${contactMessages.contactMessageId}`;

type PayloadOf<Mail extends MessageMail> = z.infer<(typeof messageMailKinds)[Mail]["payload"]>;

export async function queueMessageMail<Mail extends MessageMail>(
  tx: Db,
  mail: Mail,
  payload: PayloadOf<Mail>,
  domain: string,
): Promise<void> {
  const kind = messageMailKinds[mail] as unknown as MailKind<PayloadOf<Mail>>;
  await queueMail(tx, kind, payload, { domain, subject: messageSubject(payload.contactMessageId) });
}

/** The mails about a message that has been routed. */
export async function queueArrivalMails(tx: Db, contactMessageId: number, domain: string): Promise<void> {
  await queueOfficeMail(tx, contactMessageId, domain);
  const hasAddress = and(eq(contactMessages.contactMessageId, contactMessageId), ne(contactMessages.email, ""));
  if ((await tx.$count(contactMessages, hasAddress)) > 0) await queueMessageMail(tx, "acknowledgement", { contactMessageId }, domain);
}

export async function queueOfficeMail(tx: Db, contactMessageId: number, domain: string): Promise<void> {
  const officers = officerMailLanguages(tx);
  const [officer] = await tx
    .select({ officerId: officers.loanOfficerId, mailLanguage: officers.mailLanguage })
    .from(contactMessages)
    .innerJoin(officers, eq(officers.loanOfficerId, contactMessages.assignedOfficerId))
    .where(eq(contactMessages.contactMessageId, contactMessageId));
  const officeLanguage = (await readStoredSetting(tx, "mail.language")) === "es" ? "es" : "en";
  const apart = officer !== undefined && officer.mailLanguage !== officeLanguage;
  await queueMessageMail(tx, "office", { contactMessageId, apart }, domain);
  if (apart) await queueMessageMail(tx, "officer", { contactMessageId, officerId: officer.officerId }, domain);
}
