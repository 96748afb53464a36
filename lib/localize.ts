import type { Language } from "./translations.ts";

/** What the program says to whoever uses it; a sentence without its Spanish does not compile. */
export type LocalizedText = Record<Language, string>;

let languageSource = (): Language => (typeof document !== "undefined" && document.documentElement.lang === "es" ? "es" : "en");

/** The server answers many people at once, and tells here whose language it is at the moment. Returns a function that undoes it. */
export function takeLanguageFrom(source: () => Language): () => void {
  const former = languageSource;
  languageSource = source;
  return () => {
    languageSource = former;
  };
}

/** The language of the one who is being answered, in a browser that of the page; English where there is neither. */
export const currentLanguage = (): Language => languageSource();

export const localize = (sentence: LocalizedText): string => sentence[currentLanguage()];
