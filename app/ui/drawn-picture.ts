import type { Language } from "#lib/translations.ts";

/** A share picture that is part of the program, for a page without one of its own. */
export const drawnPicture = (name: string, language: Language, alt: string) => ({
  path: `/share/${name}-${language}.jpg`,
  width: 1200,
  height: 630,
  alt,
});
