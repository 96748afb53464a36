import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { contactMessages } from "#db/tables/contact-messages.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { MailKind } from "#platform/mail/mail-kind.server.ts";
import { queueMail } from "#platform/mail/outbox.server.ts";
import { contactMessageNoun, messageSubject } from "./noun.ts";

const payload = z.object({ contactMessageId: z.int() });

type MessageMailKind = MailKind<z.infer<typeof payload>>;

/** By the names under which the inbox speaks of them. A visitor's mistyped address is soon told; the office's own mail is asked for once more. */
export const messageMailKinds = {
  office: { name: "contactMessage.office", payload, refusalsWorth: 3 },
  acknowledgement: { name: "contactMessage.acknowledgement", payload, refusalsWorth: 2 },
} satisfies Record<string, MessageMailKind>;

export type MessageMail = keyof typeof messageMailKinds;

export const messageMailOf = (kind: string): MessageMail => (kind === messageMailKinds.office.name ? "office" : "acknowledgement");

/** The subject of the mails about the message that a query looks at. */
export const mailSubjectColumn: SQL<string> = sql`${sql.raw(`'${contactMessageNoun.entity}:'`)} || ${contactMessages.contactMessageId}`;

export function queueMessageMail(tx: Db, mail: MessageMail, contactMessageId: number, domain: string): Promise<void> {
  return queueMail(tx, messageMailKinds[mail], { contactMessageId }, { domain, subject: messageSubject(contactMessageId) });
}
