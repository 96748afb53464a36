import { siteTexts } from "#app/messages/site.ts";
import { languageOf } from "#lib/languages.ts";

/** The texts of the page that is shown. */
export const siteText = () => siteTexts[languageOf(location.pathname)];

/** What a page shows only once its script asks for it is made here, from our own words alone, instead of travelling with every page. */
export function partFrom(html: string): HTMLElement {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content.firstElementChild as HTMLElement;
}
