import type { Language } from "#lib/translations.ts";

/** What a language is called, as the entry of a list begins: "Spanish", «Español». */
export function languageName(code: string, language: Language): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
