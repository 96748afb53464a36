import { listPostTitles } from "#app/features/blog/reads.server.ts";
import { isExpiredOn } from "#app/features/documents/expiry.ts";
import { listLinkedDocuments } from "#app/features/documents/reads.server.ts";
import { listFindableOfficers } from "#app/features/officers/reads.server.ts";
import { readPagePaths } from "#app/features/pages/reads.server.ts";
import { officeDay } from "#lib/dates.ts";
import { englishPath, languageOf } from "#lib/languages.ts";
import type { Language } from "#lib/translations.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { KnownAddresses } from "./plan-redirect.ts";
import { readRedirects } from "./redirect-map.server.ts";
import { isFixedPath, recordPath } from "./route-paths.ts";

/** More than a site has. */
const maxPosts = 20_000;

/** What visitors can open now (pages, tools, published posts, active officers, documents until their last day), and the addresses that lead there. */
export async function readKnownAddresses(db: Db): Promise<KnownAddresses> {
  const { paths, former } = await readPagePaths(db);
  const slugs = new Set((await listPostTitles(db, maxPosts)).map(({ slug }) => encodeURIComponent(slug)));
  const officers = new Set((await listFindableOfficers(db, "id")).map(({ loanOfficerId }) => String(loanOfficerId)));
  const today = officeDay(new Date());
  const documents = new Set((await listLinkedDocuments(db)).filter((one) => !isExpiredOn(one, today)).map(({ id }) => String(id)));
  const idsIn = (language: Language) => new Map(Object.entries(paths).map(([id, path]) => [path[language], Number(id)]));
  const ids = { en: idsIn("en"), es: idsIn("es") };
  const hasRecord = (path: string) => {
    const { slug, officer, document } = recordPath.exec(path)?.groups ?? {};
    if (slug !== undefined) return slugs.has(slug);
    return officer === undefined ? document !== undefined && documents.has(document) : officers.has(officer);
  };
  return {
    isServed: (path) => {
      const english = englishPath(path);
      return ids[languageOf(path)].has(english) || isFixedPath(english) || hasRecord(english);
    },
    pageAt: (path, language) => ids[language].get(path) ?? former[language][path],
    isFormer: (path) => former[languageOf(path)][englishPath(path)] !== undefined,
    redirects: new Map(Object.entries(await readRedirects(db))),
  };
}
