import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { MessageMail } from "#app/features/leads/message-mails.ts";
import { acknowledgementMailName, contactMessageNoun, messageSubject } from "#app/features/leads/messages/noun.ts";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { MailKind } from "#platform/mail/mail-kind.server.ts";
import { queueMail } from "#platform/mail/outbox.server.ts";

const contactMessageId = z.int();
const message = z.object({ contactMessageId });
const toOfficer = z.object({ contactMessageId, officerId: z.int() });

/**
 * By the names under which the inbox speaks of them. A visitor's mistyped address is soon told; the office's own mail is asked for
 * once more. The officer is in the office's mail too, unless the two read different languages: then it is `apart`.
 */
export const messageMailKinds = {
  office: { name: "contactMessage.office", payload: z.object({ contactMessageId, apart: z.boolean().default(false) }), refusalsWorth: 3 },
  officer: { name: "contactMessage.officer", payload: toOfficer, refusalsWorth: 2 },
  acknowledgement: { name: acknowledgementMailName, payload: message, refusalsWorth: 2 },
  assigned: { name: "contactMessage.assigned", payload: toOfficer, refusalsWorth: 2 },
  handedOver: { name: "contactMessage.handedOver", payload: toOfficer, refusalsWorth: 2 },
  reminder: { name: "contactMessage.reminder", payload: message, refusalsWorth: 2 },
  escalation: { name: "contactMessage.escalation", payload: z.object({ contactMessageId, userId: z.int() }), refusalsWorth: 2 },
  followUp: { name: "contactMessage.followUp", payload: message, refusalsWorth: 2 },
} satisfies Record<MessageMail, MailKind<{ contactMessageId: number } & Record<string, number | boolean>>>;

export type PayloadOf<Mail extends MessageMail> = z.infer<(typeof messageMailKinds)[Mail]["payload"]>;

const mailsByKind = new Map(Object.entries(messageMailKinds).map(([mail, { name }]) => [name as string, mail as MessageMail]));

export const messageMailOf = (kind: string): MessageMail => mailsByKind.get(kind) ?? "office";

/** The subject of the mails about the message that a query looks at. */
export const mailSubjectColumn: SQL<string> = sql`${sql.raw(`'${contactMessageNoun.entity}:'`)} || ${contactMessages.contactMessageId}`;

export async function queueMessageMail<Mail extends MessageMail>(
  tx: Db,
  mail: Mail,
  payload: PayloadOf<Mail>,
  domain: string,
): Promise<void> {
  const kind = messageMailKinds[mail] as unknown as MailKind<PayloadOf<Mail>>;
  await queueMail(tx, kind, payload, { domain, subject: messageSubject(payload.contactMessageId) });
}
