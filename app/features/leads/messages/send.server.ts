import { randomUUID } from "node:crypto";
import { contactTexts } from "#app/features/leads/texts/contact.ts";
import { lastKnownSettings, readSettings } from "#app/features/settings/settings.server.ts";
import { AppError } from "#lib/errors.ts";
import { telephoneDigits } from "#lib/telephone.ts";
import type { Language } from "#lib/translations.ts";
import { type Form, PendingFormsRefusal } from "#platform/pending-forms/pending-forms.server.ts";
import { type Reception, storeOrKeep } from "#platform/pending-forms/store-or-keep.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { checkContact, trimBlanks, trimFields } from "./check.ts";
import { refuseUnknownConsent } from "./consent.server.ts";
import { formTokenIn } from "./form-token.server.ts";
import { countMessage, countPendingMessage, isWithinLimits } from "./limits.server.ts";
import { type ArrivedMessage, arrivedMessage, type ContactMessageInput, messageForm } from "./schema.ts";
import { storeMessage } from "./store.server.ts";

/** With the officer who will answer, if routing decided on one. */
type Received = { reception: Reception; assignedOfficerId: number | null };

type Arrival = { clientAddress: string; headers: Headers };
type Parts = Pick<Platform, "db" | "config" | "log" | "availability" | "pendingForms">;

export async function sendContactMessage(parts: Parts, input: ContactMessageInput, arrival: Arrival): Promise<Received> {
  const mistakes = checkContact(trimFields(input), input.language);
  if (mistakes) throw AppError.withText("invalid", mistakes.message, { fields: mistakes.fields });
  return receiveMessage(parts, arrivedMessage.parse(input), arrival);
}

/** Stores a message that has been checked, or keeps it on this node's disk during an outage. */
export async function receiveMessage(parts: Parts, input: ArrivedMessage, { clientAddress, headers }: Arrival): Promise<Received> {
  const language = input.pageLanguage ?? input.language;
  const sender = senderOf(input);
  const content = {
    input,
    clientAddress,
    // Nothing that identifies someone who asks without a name.
    clientHints: input.kind === "nameless" ? {} : readClientHints(headers, clientAddress),
    formToken: formTokenIn(headers.get("cookie")),
  };
  const form = { id: randomUUID(), arrivedAt: new Date(), content };
  let assignedOfficerId: number | null = null;
  const reception = await storeOrKeep(parts, form, {
    store: async () => {
      // Before any other query, so that a flood does not reach the database.
      await countMessage(parts.db, clientAddress, sender, language);
      await refuseUnknownConsent(parts, { ...input, language });
      assignedOfficerId = await storeMessage(parts, form);
    },
    admit: () => countPendingMessage(clientAddress, sender, language, form.arrivedAt),
  }).catch((error: unknown) => {
    if (!(error instanceof PendingFormsRefusal)) throw error;
    parts.log.error({ err: error }, "A message could not be taken");
    const phone = lastKnownSettings(parts.db, language)["contact.phone"];
    throw AppError.withText("unavailable", contactTexts[language].cannotTake(phone), { retryAfter: 60 });
  });
  return { reception, assignedOfficerId };
}

/** By which limits count: the address, else the digits of the number. */
export const senderOf = ({ email, phone }: Pick<ArrivedMessage, "email" | "phone">): string => trimBlanks(email) || telephoneDigits(phone);

export async function storePendingMessage(parts: Pick<Platform, "db" | "config" | "log">, { id, arrivedAt, content }: Form): Promise<void> {
  const message = messageForm.parse(content);
  const isOverLimit = !(await isWithinLimits(parts.db, message.clientAddress, senderOf(message.input), arrivedAt));
  await storeMessage(parts, { id, arrivedAt, content: message }, isOverLimit);
}

/** The text after sending. During an outage, when the office cannot read the message, it includes the phone number. */
export async function textAfterSending(
  reception: Reception,
  language: Language,
  { db, log }: Pick<Platform, "db" | "log">,
): Promise<string> {
  const readLastKnown = () => lastKnownSettings(db, language);
  const settings = reception === "stored" ? await readSettings(db, language, log).catch(readLastKnown) : readLastKnown();
  const thanks = settings["text.contact.sent"];
  return reception === "stored" ? thanks : `${thanks} ${contactTexts[language].urgent(settings["contact.phone"])}`;
}

export function readClientHints(headers: Headers, address: string): Record<string, string> {
  const names = { userAgent: "user-agent", languages: "accept-language", platform: "sec-ch-ua-platform", mobile: "sec-ch-ua-mobile" };
  const hints = Object.entries(names).map(([name, header]) => [name, (headers.get(header) ?? "").slice(0, 300)]);
  return Object.fromEntries([...hints, ["address", address]].filter(([, value]) => value !== ""));
}
