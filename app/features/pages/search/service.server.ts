import { isValidOn } from "#app/features/assistance/validity.ts";
import { countTerms, readSynonyms, type SearchTerm, searchTerms, toIndexText } from "#app/features/pages/search-terms.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { officeDay } from "#lib/dates.ts";
import { plainText } from "#lib/plain-text.ts";
import type { Language } from "#lib/translations.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { ToolPage } from "#platform/feature.server.ts";
import type { Log } from "#platform/log.server.ts";
import { readDocuments, type SearchDocument, toolDocument } from "./documents.server.ts";

export type SearchResult = { kind: SearchDocument["kind"]; path: string; title: string; excerpt: string };

const maxResults = 40;

/** Finds pages in either language, and by synonyms. */
export async function searchSite(
  { db, log }: { db: Db; log: Log },
  language: Language,
  search: string,
  tools: ToolPage[],
): Promise<SearchResult[]> {
  const settings = await readSettings(db, language, log);
  const terms = searchTerms(search, readSynonyms(settings["search.synonyms"]));
  if (terms.length === 0) return [];
  const now = Date.now();
  const today = officeDay(new Date(now));
  const stored = (await readDocuments(db)).filter(
    ({ publishedAt = 0, validUntil = today }) => publishedAt <= now && isValidOn({ validUntil }, today),
  );
  return rankDocuments([...tools.map(toolDocument), ...stored], terms)
    .slice(0, maxResults)
    .map(({ kind, path, titles, bodies }) => ({ kind, path, title: titles[language], excerpt: excerptOf(bodies[language], terms) }));
}

const kindOrder: SearchDocument["kind"][] = ["tool", "term", "question", "page", "program", "post", "officer"];

/** Documents with at least half of the terms, those with the most first, then those that have them in their names. Each path once. */
function rankDocuments(documents: SearchDocument[], terms: SearchTerm[]): SearchDocument[] {
  const scored = documents
    .map((document) => ({ document, found: countTerms(document.text, terms), named: countTerms(document.names, terms) }))
    .filter(({ found }) => found > 0 && found * 2 >= terms.length)
    .sort(
      (one, other) =>
        other.found - one.found || other.named - one.named || kindOrder.indexOf(one.document.kind) - kindOrder.indexOf(other.document.kind),
    );
  const onePerPath = new Map<string, SearchDocument>();
  for (const { document } of scored) if (!onePerPath.has(document.path)) onePerPath.set(document.path, document);
  return [...onePerPath.values()];
}

const maxLength = 200;

/** The sentence of a text with the most terms, else the first. */
export function excerptOf(html: string, terms: SearchTerm[]): string {
  const sentences = plainText(html).split(/(?<=[.?!])\s+/);
  const counts = sentences.map((sentence) => countTerms(toIndexText(sentence), terms));
  const sentence = sentences[counts.indexOf(Math.max(...counts))] ?? "";
  return sentence.length <= maxLength ? sentence : `${sentence.slice(0, sentence.lastIndexOf(" ", maxLength) + 1 || maxLength).trimEnd()}…`;
}
