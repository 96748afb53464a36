import { type AnswerWay, findConsentKey } from "#app/features/leads/answer-ways.ts";
import { addEvent, visitor } from "#app/features/leads/conversations/events.server.ts";
import { findConsent } from "#app/features/leads/messages/consent.server.ts";
import { messages } from "#app/features/leads/messages/definition.server.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import type { Language } from "#lib/translations.ts";
import { mailDomain } from "#platform/mail/addresses.server.ts";
import { announceMail } from "#platform/mail/outbox.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { prolongCode } from "./codes.server.ts";
import { notifyStaff } from "./visitor-thread.server.ts";

export type GivenContact = {
  name: string;
  way: AnswerWay;
  phone: string;
  email: string;
  consentVersion: string;
  clientHints: Record<string, string>;
};

type Parts = Pick<Platform, "db" | "config" | "log">;

/** Turns a question without contact data into a lead like any other. A second time changes nothing. False without proof of consent. */
export async function giveContact(
  { db, config, log }: Parts,
  contactMessageId: number,
  contact: GivenContact,
  language: Language,
): Promise<boolean> {
  const { name, way, phone, email, consentVersion, clientHints } = contact;
  const settings = await readSettings(db, language, log);
  const consent = await findConsent(db, { kind: "question", replyBy: way, consentVersion, language }, settings);
  if (findConsentKey(way) && !consent) return false;
  await db.transaction(async (tx) => {
    const message = await messages.lock(tx, contactMessageId);
    if (message.kind !== "nameless") return;
    const agreed = consent && { ...consent, at: new Date().toISOString() };
    const given = { name, phone, email, replyBy: way, consent: agreed, clientHints };
    await messages.update(tx, contactMessageId, { kind: "question", ...given }, visitor);
    await addEvent(tx, contactMessageId, { kind: "contactGiven", detail: { by: way } }, visitor);
    await prolongCode(tx, contactMessageId);
    await notifyStaff(tx, message, true, mailDomain(config));
  });
  announceMail();
  return true;
}
