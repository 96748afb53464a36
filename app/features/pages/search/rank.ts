import { countTerms, type SearchTerm } from "#app/features/pages/search-terms.ts";
import type { SearchDocument } from "./document.ts";

const kindOrder: SearchDocument["kind"][] = ["tool", "term", "question", "page", "post", "officer"];

/** The documents that have at least half of what is asked for: those that have the most first, then those named like it. Each path once. */
export function rankDocuments(documents: SearchDocument[], terms: SearchTerm[]): SearchDocument[] {
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
