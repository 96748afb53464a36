import type { Language } from "#lib/translations.ts";
import type { Outlook } from "./buying-check.ts";
import { checkTexts } from "./texts/can-i-buy.ts";

/** The heading above the loans that may fit. */
export const loansTitle = (outlook: Outlook, language: Language): string =>
  outlook === "later" ? checkTexts[language].loansLaterTitle : checkTexts[language].loansTitle;
