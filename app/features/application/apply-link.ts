import type { Language } from "#lib/translations.ts";

/** The page that explains the application; an officer's own application is found by the officer's id. */
export const applyPath = (officerId: number | undefined): string => (officerId === undefined ? "/apply" : `/apply?officer=${officerId}`);

type Options = { newTab?: boolean; officerId?: number };

/** Where an Apply button leads. The application is in English, so readers of Spanish get the page that explains it first. */
export function applyLink(applicationUrl: string, language: Language, { newTab = false, officerId }: Options = {}) {
  return language === "es" ? { to: applyPath(officerId), newTab: false } : { to: applicationUrl, newTab };
}
