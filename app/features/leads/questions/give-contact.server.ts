import { type AnswerWay, findConsentKey } from "#app/features/leads/answer-ways.ts";
import { addEvent, visitor } from "#app/features/leads/conversations/events.server.ts";
import { queueMessageMail } from "#app/features/leads/mails/mail-kinds.server.ts";
import { findConsent } from "#app/features/leads/messages/consent.server.ts";
import { messages } from "#app/features/leads/messages/definition.server.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import type { Language } from "#lib/translations.ts";
import { mailDomain } from "#platform/mail/addresses.server.ts";
import { announceMail } from "#platform/mail/outbox.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { prolongCode } from "./codes.server.ts";
import { markThreadUnread } from "./visitor-thread.server.ts";

type GivenContact = {
  name: string;
  way: AnswerWay;
  phone: string;
  email: string;
  consentVersion: string;
  clientHints: Record<string, string>;
};

type Parts = Pick<Platform, "db" | "config" | "log">;

/** Turns a question without contact data into a lead like any other. Without proof of consent, or if contact details were given before, nothing changes. */
export async function giveContact(
  { db, config, log }: Parts,
  contactMessageId: number,
  contact: GivenContact,
  language: Language,
): Promise<"taken" | "hasContact" | "noConsent"> {
  const { name, way, phone, email, consentVersion, clientHints } = contact;
  const settings = await readSettings(db, language, log);
  const consent = await findConsent(db, { kind: "question", replyBy: way, consentVersion, language }, settings);
  if (findConsentKey(way) && !consent) return "noConsent";
  const isTaken = await db.transaction(async (tx) => {
    const message = await messages.lock(tx, contactMessageId);
    if (message.kind !== "nameless") return false;
    const agreed = consent && { ...consent, at: new Date().toISOString() };
    const given = { name, phone, email, replyBy: way, consent: agreed, clientHints };
    await messages.update(tx, contactMessageId, { kind: "question", ...given }, visitor);
    await addEvent(tx, contactMessageId, { kind: "contactGiven", detail: { by: way } }, visitor);
    await prolongCode(tx, contactMessageId);
    await markThreadUnread(tx, message, true);
    if (message.state !== "held") await queueMessageMail(tx, "contactGiven", { contactMessageId }, mailDomain(config));
    return true;
  });
  announceMail();
  return isTaken ? "taken" : "hasContact";
}
