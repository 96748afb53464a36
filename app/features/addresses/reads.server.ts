import { asc, eq } from "drizzle-orm";
import { findFormerAddress, readPagePaths } from "#app/features/pages/reads.server.ts";
import { englishPath, languageOf, localPath } from "#lib/languages.ts";
import { languages } from "#lib/translations.ts";
import type { Db } from "#platform/database/db.server.ts";
import { followRedirects } from "./follow-redirects.ts";
import { readLinks } from "./links/links-in-content.server.ts";
import { readRedirects } from "./redirect-map.server.ts";
import { ownPathOf } from "./redirect-target.ts";
import { redirects } from "./tables/redirects.server.ts";

export { readLinks };

/** Where an address that has no page leads, as a `Location`; `undefined` where there is nothing. From the cache. */
export async function findRedirect({ db, siteUrl }: { db: Db; siteUrl: string }, path: string): Promise<string | undefined> {
  const all = await readRedirects(db);
  if (!Object.hasOwn(all, path)) return undefined;
  const { paths } = await readPagePaths(db);
  const pages = new Set(Object.values(paths).flatMap((own) => languages.map((language) => localPath(own[language], language))));
  const isPage = (asked: string) => pages.has(asked);
  const location = followRedirects(path, {
    find: (asked) => all[asked],
    pathOf: (page, language) => paths[page]?.[language],
    isPage,
    siteUrl,
  });
  // With a query or a fragment, a redirect has the page's path of the day when it was saved.
  const own = location && ownPathOf(location, siteUrl);
  if (!own || isPage(own)) return location;
  const language = languageOf(own);
  const moved = await findFormerAddress(db, language, englishPath(own));
  return moved === undefined ? location : localPath(moved, language) + (/[?#].*$/s.exec(location)?.[0] ?? "");
}

/** The redirects that lead to a page: they lead nowhere once it is deleted. */
export function listRedirectUses(db: Db, pageId: number): Promise<Array<{ redirectId: number; path: string }>> {
  const { redirectId, path, webPageCategoryId } = redirects;
  return db.select({ redirectId, path }).from(redirects).where(eq(webPageCategoryId, pageId)).orderBy(asc(path));
}
