import { listFormerAddresses, listPagesWithPaths } from "#app/features/pages/reads.server.ts";
import { languageOf, localPath } from "#lib/languages.ts";
import { currentLanguage } from "#lib/localize.ts";
import { findRows, searchTextOf } from "#lib/search-text.ts";
import type { Db } from "#platform/database/db.server.ts";
import { listRedirects } from "./service.server.ts";

/** Finds a page by its id, as staff read it: its name in their language, its path in the language of the address that leads there. */
async function readPageFinder(db: Db) {
  const pages = new Map((await listPagesWithPaths(db)).map((page) => [page.id, page]));
  return (id: number | null, from: string) => {
    const page = pages.get(id ?? 0);
    if (!page) return null;
    const language = languageOf(from);
    return { name: page.names[currentLanguage()], path: localPath(page.paths[language], language), isShown: page.isShown };
  };
}

/** Redirects, and the addresses that pages had. */
export async function listAddresses(db: Db, filterKey: string) {
  const findPage = await readPageFinder(db);
  const redirects = (await listRedirects(db, filterKey)).map((row) => ({
    ...row,
    uses: row.uses ?? 0,
    page: findPage(row.webPageCategoryId, row.path),
  }));
  const former = (await listFormerAddresses(db)).map(({ formerAddressId, path, uses, lastUsedAt, webPageCategoryId }) => ({
    ...{ formerAddressId, path, uses, lastUsedAt },
    page: findPage(webPageCategoryId, path),
  }));
  return { redirects, former: findRows(former, filterKey, ({ path, page }) => searchTextOf([path, page?.name])) };
}

/** The pages that a redirect can lead to. */
export async function listPageChoices(db: Db) {
  const pages = (await listPagesWithPaths(db)).filter(({ isShown }) => isShown);
  return pages.map(({ id, names, paths }) => ({ id, name: names[currentLanguage()], path: paths[currentLanguage()] }));
}

/** Where the redirects of an import lead, as staff read it. */
export async function describeDestinations(db: Db) {
  const findPage = await readPageFinder(db);
  return (path: string, { webPageCategoryId, target }: { webPageCategoryId: number | null; target: string }) =>
    findPage(webPageCategoryId, path)?.path ?? target;
}
