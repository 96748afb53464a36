import type { Language } from "#lib/translations.ts";

type Named = { name: string; translations: { es?: { name?: string | null | undefined } } };

/** A page without a Spanish name has its English one. */
export const pageNameIn = ({ name, translations }: Named, language: Language): string =>
  (language === "es" && translations.es?.name) || name;
