import { isValidOn } from "#app/features/assistance/validity.ts";
import { countTerms, readSynonyms, type SearchTerm, searchTerms, toIndexText } from "#app/features/pages/search-terms.ts";
import { readSettings, type Settings } from "#app/features/settings/settings.server.ts";
import { officeDay } from "#lib/dates.ts";
import { oncePerObject } from "#lib/once-per-object.ts";
import { plainText } from "#lib/plain-text.ts";
import type { Language } from "#lib/translations.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { ToolPage } from "#platform/feature.server.ts";
import type { Log } from "#platform/log.server.ts";
import { readDocuments, type SearchDocument, toolDocument } from "./documents.server.ts";

export type SearchResult = { kind: SearchDocument["kind"]; path: string; title: string; excerpt: string };

const maxResults = 40;

// Requests for search pages share what does not depend on the search.
const synonymsIn = oncePerObject((settings: Settings) => readSynonyms(settings["search.synonyms"]));
const documentsOf = oncePerObject((tools: ToolPage[]) => tools.map(toolDocument));
const sentencesOf = oncePerObject(({ bodies: { en, es } }: SearchDocument) => ({ en: sentencesIn(en), es: sentencesIn(es) }));

/** Finds pages in either language, and by synonyms. */
export async function searchSite(
  { db, log }: { db: Db; log: Log },
  language: Language,
  search: string,
  tools: ToolPage[],
): Promise<SearchResult[]> {
  const settings = await readSettings(db, language, log);
  const terms = searchTerms(search, synonymsIn(settings));
  if (terms.length === 0) return [];
  const now = Date.now();
  const today = officeDay(new Date(now));
  const stored = (await readDocuments(db)).filter(
    ({ publishedAt = 0, validUntil = today }) => publishedAt <= now && isValidOn({ validUntil }, today),
  );
  return rankDocuments([...documentsOf(tools), ...stored], terms)
    .slice(0, maxResults)
    .map((document) => ({
      kind: document.kind,
      path: document.path,
      title: document.titles[language],
      excerpt: excerptOf(sentencesOf(document)[language], terms),
    }));
}

const kindOrder: SearchDocument["kind"][] = ["tool", "term", "question", "page", "program", "post", "officer"];

/** Documents with at least half of the terms, those with the most first, then those that have them in their names. Each path once. */
function rankDocuments(documents: SearchDocument[], terms: SearchTerm[]): SearchDocument[] {
  const scored = documents
    .map((document) => ({ document, found: countTerms(document.text, terms) }))
    .filter(({ found }) => found > 0 && found * 2 >= terms.length)
    .map(({ document, found }) => ({ document, found, named: countTerms(document.names, terms) }))
    .sort(
      (one, other) =>
        other.found - one.found || other.named - one.named || kindOrder.indexOf(one.document.kind) - kindOrder.indexOf(other.document.kind),
    );
  const onePerPath = new Map<string, SearchDocument>();
  for (const { document } of scored) if (!onePerPath.has(document.path)) onePerPath.set(document.path, document);
  return [...onePerPath.values()];
}

const maxLength = 200;

type Sentence = { text: string; indexText: string };

export const sentencesIn = (html: string): Sentence[] =>
  plainText(html)
    .split(/(?<=[.?!])\s+/)
    .map((text) => ({ text, indexText: toIndexText(text) }));

/** The sentence with the most terms, else the first. */
export function excerptOf(sentences: Sentence[], terms: SearchTerm[]): string {
  const counts = sentences.map(({ indexText }) => countTerms(indexText, terms));
  const text = sentences[counts.indexOf(Math.max(...counts))]?.text ?? "";
  return text.length <= maxLength ? text : `${text.slice(0, text.lastIndexOf(" ", maxLength) + 1 || maxLength).trimEnd()}…`;
}
