import { useLocation } from "react-router";
import { languageOf } from "#lib/languages.ts";
import type { Language } from "#lib/translations.ts";
import { en, type Messages } from "./en.ts";
import { es } from "./es.ts";

const byLanguage: Record<Language, Messages> = { en, es };

export const messagesIn = (language: Language): Messages => byLanguage[language];

/** The language of the page that is shown; its address says it. */
export const useLanguage = (): Language => languageOf(useLocation().pathname);

export const useMessages = (): Messages => messagesIn(useLanguage());
