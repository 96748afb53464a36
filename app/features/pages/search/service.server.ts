import { readSynonyms, searchTerms } from "#app/features/pages/search-terms.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import type { Language } from "#lib/translations.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { ToolPage } from "#platform/feature.server.ts";
import type { Log } from "#platform/log.server.ts";
import type { SearchDocument } from "./document.ts";
import { readDocuments } from "./documents.server.ts";
import { excerptOf } from "./excerpt.ts";
import { rankDocuments } from "./rank.ts";
import { toolDocument } from "./tools.server.ts";

export type SearchResult = { kind: SearchDocument["kind"]; path: string; title: string; excerpt: string };

/** More would not be read. */
const maxResults = 40;

/** What visitors may read and that has most of what a search asks for, in either language or in other words that mean the same. */
export async function searchSite(
  { db, log }: { db: Db; log: Log },
  language: Language,
  search: string,
  { pagePaths, tools }: { pagePaths: Record<string, string>; tools: ToolPage[] },
): Promise<SearchResult[]> {
  const settings = await readSettings(db, language, log);
  const terms = searchTerms(search, readSynonyms(settings["search.synonyms"]));
  if (terms.length === 0) return [];
  const now = Date.now();
  const stored = (await readDocuments(db, pagePaths)).filter(({ publishedAt = 0 }) => publishedAt <= now);
  return rankDocuments([...tools.map(toolDocument), ...stored], terms)
    .slice(0, maxResults)
    .map(({ kind, path, titles, bodies }) => ({ kind, path, title: titles[language], excerpt: excerptOf(bodies[language], terms) }));
}
