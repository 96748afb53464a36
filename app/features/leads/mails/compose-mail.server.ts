import { eq } from "drizzle-orm";
import { messageEvents } from "#app/features/leads/tables/message-events.server.ts";
import type { LeadMailPurpose } from "#app/features/leads/texts/lead-mails.ts";
import { findMailedOfficer } from "#app/features/officers/reads.server.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { mailSender } from "#app/mail-kit/sender.server.ts";
import { findOwner } from "#platform/accounts/owners.server.ts";
import type { Address, Mail } from "#platform/mail/mail.server.ts";
import { composeKind, type MailComposer } from "#platform/mail/mail-kind.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { acknowledgementMail } from "./acknowledgement-mail.server.ts";
import { heldMailComposer } from "./held-mail.server.ts";
import { leadMail } from "./lead-mail.server.ts";
import { messageMailKinds as kinds } from "./mail-kinds.server.ts";
import { findMailedMessage, type MailedMessage } from "./mailed-message.server.ts";
import { officeAddress, officeRecipient, type Recipient } from "./office-recipient.server.ts";

type Tools = Pick<Platform, "db" | "config" | "log">;

/** The mails about a visitor's message. */
export function contactMailComposers(tools: Tools): MailComposer[] {
  const { db } = tools;
  return [
    heldMailComposer(tools),
    composeKind(kinds.acknowledgement, ({ contactMessageId }) => composeAcknowledgement(tools, contactMessageId)),
    composeKind(kinds.office, async ({ contactMessageId, apart }) => {
      const message = await findMailedMessage(db, contactMessageId);
      const office = await officeRecipient(tools);
      if (!message?.officer || apart) return composeLeadMail(tools, "arrived", message, office);
      const cc = message.officer.email.toLowerCase() === office.address.toLowerCase() ? undefined : office;
      return composeLeadMail(tools, "arrived", message, recipientOf(message.officer, office.language), cc);
    }),
    composeKind(kinds.officer, ({ contactMessageId, officerId }) => composeForOfficer(tools, "arrived", contactMessageId, officerId)),
    composeKind(kinds.assigned, ({ contactMessageId, officerId }) => composeForOfficer(tools, "assigned", contactMessageId, officerId)),
    composeKind(kinds.handedOver, async ({ contactMessageId, officerId }) => {
      const message = await findMailedMessage(db, contactMessageId);
      if (message?.assignedOfficerId === officerId) return undefined;
      return composeLeadMail(tools, "handedOver", message, recipientOf(await findMailedOfficer(db, officerId)));
    }),
    composeKind(kinds.reminder, async ({ contactMessageId }) => {
      const message = await findMailedMessage(db, contactMessageId);
      return message?.state === "new" && !message.firstAnsweredAt ? composeForHandler(tools, "reminder", message) : undefined;
    }),
    composeKind(kinds.followUp, async ({ contactMessageId }) => {
      const message = await findMailedMessage(db, contactMessageId);
      const isClosed = message && ["won", "lost", "held"].includes(message.state);
      return isClosed ? undefined : composeForHandler(tools, "followUp", message);
    }),
    composeKind(kinds.wroteAgain, async ({ contactMessageId, messageEventId }) => {
      const message = await findMailedMessage(db, contactMessageId);
      const [event] = await db.select().from(messageEvents).where(eq(messageEvents.messageEventId, messageEventId));
      return message && event ? composeForHandler(tools, "wroteAgain", { ...message, message: event.body }) : undefined;
    }),
    composeKind(kinds.contactGiven, async ({ contactMessageId }) =>
      composeForHandler(tools, "contactGiven", await findMailedMessage(db, contactMessageId)),
    ),
    composeKind(kinds.escalation, async ({ contactMessageId, userId }) => {
      const owner = await findOwner(db, userId);
      const recipient = owner && { name: owner.userName, address: owner.email, language: owner.language };
      return composeLeadMail(tools, "escalation", await findMailedMessage(db, contactMessageId), recipient);
    }),
  ];
}

const recipientOf = (officer: MailedMessage["officer"], language = officer?.mailLanguage): Recipient | undefined =>
  officer && language && { name: officer.name, address: officer.email, language };

async function composeLeadMail(
  { db, config, log }: Tools,
  purpose: LeadMailPurpose,
  message: MailedMessage | undefined,
  recipient: Recipient | undefined,
  cc?: Address,
): Promise<Mail | undefined> {
  if (!message || !recipient) return undefined;
  const { language, name, address } = recipient;
  const texts = await readSettings(db, language, log);
  const inboxUrl = config.publicUrl && `${config.publicUrl}/admin/contactuslist/${message.contactMessageId}`;
  const addresses = { from: mailSender(config, texts), to: { name, address }, ...(cc && { cc: { name: cc.name, address: cc.address } }) };
  return leadMail({ purpose, language, message, texts, inboxUrl, ...addresses });
}

async function composeForOfficer(tools: Tools, purpose: LeadMailPurpose, contactMessageId: number, officerId: number) {
  const message = await findMailedMessage(tools.db, contactMessageId);
  return message?.assignedOfficerId === officerId ? composeLeadMail(tools, purpose, message, recipientOf(message.officer)) : undefined;
}

const composeForHandler = async (tools: Tools, purpose: LeadMailPurpose, message: MailedMessage | undefined) =>
  composeLeadMail(tools, purpose, message, recipientOf(message?.officer) ?? (await officeRecipient(tools)));

async function composeAcknowledgement({ db, config, log }: Tools, contactMessageId: number): Promise<Mail | undefined> {
  const message = await findMailedMessage(db, contactMessageId);
  if (!message || message.email === "" || message.optOuts.includes("email")) return undefined;
  const texts = await readSettings(db, message.language, log);
  return acknowledgementMail({ message, texts, from: mailSender(config, texts), office: officeAddress(config, texts) });
}
