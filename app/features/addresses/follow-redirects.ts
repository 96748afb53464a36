import { languageOf, localPath } from "#lib/languages.ts";
import type { Language } from "#lib/translations.ts";
import { ownPathOf } from "./redirect-target.ts";

/** To a page by its id, or to an address. */
export type Destination = { webPageCategoryId: number | null; target: string };

type Site = {
  find: (path: string) => Destination | undefined;
  /** A page's path in a language, without the prefix; none while the page is taken down. */
  pathOf: (page: number, language: Language) => string | undefined;
  /** Pages win over redirects. */
  isPage: (path: string) => boolean;
  siteUrl?: string;
};

/** Where an old path leads in the end, in one step; `undefined` where it leads nowhere or in a circle. */
export function followRedirects(path: string, site: Site): string | undefined {
  const visited = new Set<string>();
  for (let next = path; ; ) {
    if (visited.has(next)) return undefined;
    visited.add(next);
    const found = site.find(next);
    if (!found) return undefined;
    if (found.webPageCategoryId !== null) {
      const language = languageOf(next);
      const current = site.pathOf(found.webPageCategoryId, language);
      const location = current === undefined ? undefined : localPath(current, language);
      return location !== undefined && visited.has(location) ? undefined : location;
    }
    const own = ownPathOf(found.target, site.siteUrl);
    if (own === undefined || (!visited.has(own) && (site.isPage(own) || !site.find(own)))) return found.target;
    next = own;
  }
}
