import { eq } from "drizzle-orm";
import type { LeadState } from "#app/features/leads/lead-states.ts";
import { officeAddress, officeRecipient, type Recipient } from "#app/features/leads/messages/office-recipient.server.ts";
import { findOptOuts } from "#app/features/leads/opt-outs/opt-outs.server.ts";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import type { LeadMailPurpose } from "#app/features/leads/texts/lead-mails.ts";
import { findMailedOfficer } from "#app/features/officers/reads.server.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { mailSender } from "#app/mail-kit/sender.server.ts";
import type { Language } from "#lib/translations.ts";
import { findOwner } from "#platform/accounts/owners.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Address, Mail } from "#platform/mail/mail.server.ts";
import { composeKind, type MailComposer } from "#platform/mail/mail-kind.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { acknowledgementMail } from "./acknowledgement-mail.server.ts";
import { heldMailComposer } from "./held-mail.server.ts";
import { leadMail } from "./lead-mail.server.ts";
import { messageMailKinds as kinds } from "./mail-kinds.server.ts";
import type { MailedMessage } from "./mailed-message.server.ts";

type Tools = Pick<Platform, "db" | "config" | "log">;

/** The mails about a visitor's message, for the process start. Each is made of the message and the settings as they are when it is sent. */
export function contactMailComposers(tools: Tools): MailComposer[] {
  const { db } = tools;
  return [
    heldMailComposer(tools),
    composeKind(kinds.acknowledgement, ({ contactMessageId }) => composeAcknowledgement(tools, contactMessageId)),
    composeKind(kinds.office, async ({ contactMessageId, apart }) => {
      const message = await findMessage(db, contactMessageId);
      const office = await officeRecipient(tools);
      if (!message?.officer || apart) return composeLeadMail(tools, "arrived", message, office);
      const cc = message.officer.email.toLowerCase() === office.address.toLowerCase() ? undefined : office;
      return composeLeadMail(tools, "arrived", message, recipientOf(message.officer, office.language), cc);
    }),
    composeKind(kinds.officer, async ({ contactMessageId, officerId }) => composeForOfficer(tools, "arrived", contactMessageId, officerId)),
    composeKind(kinds.assigned, async ({ contactMessageId, officerId }) =>
      composeForOfficer(tools, "assigned", contactMessageId, officerId),
    ),
    composeKind(kinds.handedOver, async ({ contactMessageId, officerId }) => {
      const message = await findMessage(db, contactMessageId);
      if (message?.assignedOfficerId === officerId) return undefined;
      return composeLeadMail(tools, "handedOver", message, recipientOf(await findMailedOfficer(db, officerId)));
    }),
    composeKind(kinds.reminder, ({ contactMessageId }) => composeForWhoeverHasIt(tools, "reminder", contactMessageId)),
    composeKind(kinds.followUp, ({ contactMessageId }) => composeForWhoeverHasIt(tools, "followUp", contactMessageId)),
    composeKind(kinds.escalation, async ({ contactMessageId, userId }) => {
      const owner = await findOwner(db, userId);
      const recipient = owner && { name: owner.userName, address: owner.email, language: owner.language };
      return composeLeadMail(tools, "escalation", await findMessage(db, contactMessageId), recipient);
    }),
  ];
}

type Officer = NonNullable<MailedMessage["officer"]>;

const recipientOf = (officer: Officer | undefined, language?: Language): Recipient | undefined =>
  officer && { name: officer.name, address: officer.email, language: language ?? officer.mailLanguage };

/** Nobody to write to, or nothing left to write about, is no mail. */
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

/** Only while it is still theirs. */
async function composeForOfficer(tools: Tools, purpose: LeadMailPurpose, contactMessageId: number, officerId: number) {
  const message = await findMessage(tools.db, contactMessageId);
  return message?.assignedOfficerId === officerId ? composeLeadMail(tools, purpose, message, recipientOf(message.officer)) : undefined;
}

/** The officer who has it, else the office. Whoever was answered meanwhile needs no reminder. */
async function composeForWhoeverHasIt(tools: Tools, purpose: "reminder" | "followUp", contactMessageId: number) {
  const message = await findMessage(tools.db, contactMessageId);
  if (purpose === "reminder" ? message?.firstAnsweredAt || message?.state !== "new" : isClosed(message?.state)) return undefined;
  return composeLeadMail(tools, purpose, message, recipientOf(message?.officer) ?? (await officeRecipient(tools)));
}

const isClosed = (state: LeadState | undefined) => state === "won" || state === "lost" || state === "held";

async function composeAcknowledgement({ db, config, log }: Tools, contactMessageId: number): Promise<Mail | undefined> {
  const message = await findMessage(db, contactMessageId);
  // Whoever asked not to be written to is answered by a person, in another way, or not at all.
  if (!message || message.optOuts.includes("email")) return undefined;
  const texts = await readSettings(db, message.language, log);
  return acknowledgementMail({ message, texts, from: mailSender(config, texts), office: officeAddress(config, texts) });
}

async function findMessage(db: Db, id: number): Promise<MailedMessage | undefined> {
  const [message] = await db.select().from(contactMessages).where(eq(contactMessages.contactMessageId, id));
  if (!message) return undefined;
  const officer = message.assignedOfficerId === null ? undefined : await findMailedOfficer(db, message.assignedOfficerId);
  return { ...message, officer, optOuts: (await findOptOuts(db, message)).map(({ channel }) => channel) };
}
