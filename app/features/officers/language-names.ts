import type { Language } from "#lib/translations.ts";

/** "Spanish and English", or «español e inglés». */
export function languageNames(codes: readonly string[], language: Language): string {
  const names = new Intl.DisplayNames(language, { type: "language" });
  return new Intl.ListFormat(language).format(codes.map((code) => names.of(code) ?? code));
}

/** The same as a list entry begins: "Spanish", «Español». */
export function languageName(code: string, language: Language): string {
  const name = languageNames([code], language);
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
