import { and, eq } from "drizzle-orm";
import { contactMessages } from "#db/tables/contact-messages.server.ts";
import { loanOfficers } from "#db/tables/loan-officers.server.ts";
import { emailPattern } from "#lib/fields.ts";
import type { Db } from "#platform/database/db.server.ts";
import { parseAddress } from "#platform/mail/addresses.server.ts";
import type { Mail } from "#platform/mail/mail.server.ts";
import type { MailJob } from "#platform/mail/outbox.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { acknowledgementMail } from "./acknowledgement-mail.server.ts";
import type { MailedMessage } from "./mailed-message.server.ts";
import { officeMail } from "./office-mail.server.ts";
import type { ReadSiteTexts } from "./site-texts.server.ts";

/** Makes the mail of a job, from the message and the settings as they are when it is sent. */
export const composeContactMail =
  ({ db, config, log }: Pick<Platform, "db" | "config" | "log">, readTexts: ReadSiteTexts) =>
  async ({ kind, contactMessageId }: Pick<MailJob, "kind" | "contactMessageId">): Promise<Mail | undefined> => {
    const message = contactMessageId === null ? undefined : await findMessage(db, contactMessageId);
    if (!message) return undefined;
    const texts = await readTexts(db, kind === "office" ? "en" : message.language, log);
    const office = config.mail.to ?? (texts["mail.to"] || texts["contact.email"]);
    const sender = parseAddress(config.mail.from ?? texts["contact.email"]);
    const from = { ...sender, name: sender.name || texts["company.name"] };
    if (kind === "acknowledgement") return acknowledgementMail({ message, texts, from, office });
    const inboxUrl = config.publicUrl && `${config.publicUrl}/admin/contactuslist/${message.contactMessageId}`;
    return officeMail({ message, texts, from, office, inboxUrl });
  };

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
