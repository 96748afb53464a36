import { and, eq } from "drizzle-orm";
import { readSettings } from "#app/features/web-resources/settings.server.ts";
import { mailSender } from "#app/mail-kit/sender.server.ts";
import { contactMessages } from "#db/tables/contact-messages.server.ts";
import { loanOfficers } from "#db/tables/loan-officers.server.ts";
import { emailPattern } from "#lib/fields.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Mail } from "#platform/mail/mail.server.ts";
import { composeKind, type MailComposer } from "#platform/mail/mail-kind.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { acknowledgementMail } from "./acknowledgement-mail.server.ts";
import { type MessageMail, messageMailKinds } from "./mail-kinds.server.ts";
import type { MailedMessage } from "./mailed-message.server.ts";
import { officeMail } from "./office-mail.server.ts";

type Tools = Pick<Platform, "db" | "config" | "log">;

/** The mails about a visitor's message, for the process start. */
export function contactMailComposers(tools: Tools): MailComposer[] {
  const composer = (mail: MessageMail) =>
    composeKind(messageMailKinds[mail], ({ contactMessageId }) => composeContactMail(tools, mail, contactMessageId));
  return [composer("office"), composer("acknowledgement")];
}

/** Made from the message and the settings as they are when it is sent. */
async function composeContactMail({ db, config, log }: Tools, mail: MessageMail, contactMessageId: number): Promise<Mail | undefined> {
  const message = await findMessage(db, contactMessageId);
  if (!message) return undefined;
  const texts = await readSettings(db, mail === "office" ? "en" : message.language, log);
  const office = config.mail.to ?? (texts["mail.to"] || texts["contact.email"]);
  const from = mailSender(config, texts);
  if (mail === "acknowledgement") return acknowledgementMail({ message, texts, from, office });
  const inboxUrl = config.publicUrl && `${config.publicUrl}/admin/contactuslist/${message.contactMessageId}`;
  return officeMail({ message, texts, from, office, inboxUrl });
}

async function findMessage(db: Db, id: number): Promise<MailedMessage | undefined> {
  const [row] = await db
    .select({ message: contactMessages, officer: loanOfficers })
    .from(contactMessages)
    .leftJoin(loanOfficers, and(eq(loanOfficers.loanOfficerId, contactMessages.assignedOfficerId), eq(loanOfficers.isActive, true)))
    .where(eq(contactMessages.contactMessageId, id));
  if (!row) return undefined;
  const { message, officer } = row;
  const reachable = officer && emailPattern.test(officer.email);
  return { ...message, officer: reachable ? { name: `${officer.firstName} ${officer.lastName}`, email: officer.email } : undefined };
}
