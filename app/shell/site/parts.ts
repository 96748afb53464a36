import { siteTexts } from "#app/messages/site.ts";
import type { Language } from "#lib/translations.ts";

export const pageLanguage = (): Language => (document.documentElement.lang === "es" ? "es" : "en");

export const siteText = () => siteTexts[pageLanguage()];

/** What a page shows only once its script asks for it is made here, from our own words alone, instead of travelling with every page. */
export function partFrom(html: string): HTMLElement {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content.firstElementChild as HTMLElement;
}
