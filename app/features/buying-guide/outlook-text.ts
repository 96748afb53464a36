import type { Language } from "#lib/translations.ts";
import type { Outlook } from "./buying-check.ts";
import type { Choices } from "./questions.ts";
import { checkTexts } from "./texts/can-i-buy.ts";

/** The outlook in sentences, with the note about the state where we may not be licensed. */
export function outlookText(outlook: Outlook, { area }: Choices, language: Language): string {
  const { outlooks } = checkTexts[language];
  const needsStateNote = area === "elsewhere" && (outlook === "narrow" || outlook === "later");
  return [outlooks[outlook].text, ...(needsStateNote ? [outlooks.elsewhere.text] : [])].join(" ");
}
