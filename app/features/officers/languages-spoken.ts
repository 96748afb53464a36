import type { Language } from "#lib/translations.ts";

/** "Spanish and English", or «español e inglés». */
export function languageNames(codes: readonly string[], language: Language): string {
  const names = new Intl.DisplayNames(language, { type: "language" });
  return new Intl.ListFormat(language).format(codes.map((code) => names.of(code) ?? code));
}
