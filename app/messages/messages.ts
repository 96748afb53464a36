import { useLocation } from "react-router";
import { languageOf } from "#lib/languages.ts";
import type { Language } from "#lib/translations.ts";

/** The texts of one area of the interface, in both languages; a text without its Spanish does not compile. */
export type Texts<T> = { en: T; es: T };

export const texts = <T>(both: { en: T; es: NoInfer<T> }): Texts<T> => both;

/** The language of the page that is shown; its address says it. */
export const useLanguage = (): Language => languageOf(useLocation().pathname);

export const useTexts = <T>(both: Texts<T>): T => both[useLanguage()];
