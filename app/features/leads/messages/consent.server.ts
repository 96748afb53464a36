import { type AnswerWay, findConsentKey, type MessageKind } from "#app/features/leads/answer-ways.ts";
import { questionTexts } from "#app/features/leads/texts/questions.ts";
import { type Consent, shownConsent } from "#app/features/settings/consent.server.ts";
import { readSettings, type Settings } from "#app/features/settings/settings.server.ts";
import { AppError, type FieldError } from "#lib/errors.ts";
import type { Language } from "#lib/translations.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Platform } from "#platform/platform.server.ts";

/** `language` is that of the page. */
type Given = { kind: MessageKind; replyBy: AnswerWay | null; consentVersion: string; language: Language };

/** What the visitor agreed to, in the words that the page showed. */
export async function findConsent(db: Db, { kind, replyBy, consentVersion, language }: Given, settings: Settings): Promise<Consent | null> {
  if (kind === "form") return shownConsent(db, consentVersion, language, { key: "legal.consent", today: settings["legal.consent"] });
  const key = findConsentKey(replyBy);
  return key ? shownConsent(db, consentVersion, language, { key, today: settings[key], company: settings["company.name"] }) : null;
}

export const unknownConsentError = (way: AnswerWay, language: Language): FieldError => ({
  field: `agree-${way}`,
  message: questionTexts[language].errors.consentAgain,
});

/** Without proof of consent the office could not answer the way that the page promises. */
export async function refuseUnknownConsent({ db, log }: Pick<Platform, "db" | "log">, given: Given): Promise<void> {
  const { kind, replyBy, language } = given;
  if (kind === "form" || !replyBy || !findConsentKey(replyBy)) return;
  if (await findConsent(db, given, await readSettings(db, language, log))) return;
  throw AppError.withText("invalid", questionTexts[language].checkFields, { fields: [unknownConsentError(replyBy, language)] });
}
