import { siteTexts } from "#app/messages/site.ts";
import type { Language } from "#lib/translations.ts";

export const pageLanguage = (): Language => (document.documentElement.lang === "es" ? "es" : "en");

export const siteText = () => siteTexts[pageLanguage()];

/** Markup that only the script shows is built here, from our own texts, instead of being sent with every page. */
export function partFrom(html: string): HTMLElement {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content.firstElementChild as HTMLElement;
}
