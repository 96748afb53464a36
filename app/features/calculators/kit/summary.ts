import type { Texts } from "#app/messages/texts.ts";

/** A line for the folder in both languages: the page that lists it may be in the other one. */
export const summarize = <T>(texts: Texts<T>, write: (text: T, language: keyof Texts<T>) => string): Texts<string> => ({
  en: write(texts.en, "en"),
  es: write(texts.es, "es"),
});
