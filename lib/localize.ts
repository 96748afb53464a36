import type { Language } from "./translations.ts";

/** A text without its Spanish does not compile. */
export type LocalizedText = Record<Language, string>;

let languageSource = (): Language => (typeof document !== "undefined" && document.documentElement.lang === "es" ? "es" : "en");

/** On the server the language depends on the request. Returns a function that undoes it. */
export function takeLanguageFrom(source: () => Language): () => void {
  const former = languageSource;
  languageSource = source;
  return () => {
    languageSource = former;
  };
}

/** Of the request, or in a browser of the page; English by default. */
export const currentLanguage = (): Language => languageSource();

export const localize = (sentence: LocalizedText): string => sentence[currentLanguage()];
