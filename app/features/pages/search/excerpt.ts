import { countTerms, type SearchTerm, toIndexText } from "#app/features/pages/search-terms.ts";
import { plainText } from "#lib/plain-text.ts";

const maxLength = 200;

/** The sentence of a text that has the most of what is asked for, or its first. */
export function excerptOf(html: string, terms: SearchTerm[]): string {
  const sentences = plainText(html).split(/(?<=[.?!])\s+/);
  const counts = sentences.map((sentence) => countTerms(toIndexText(sentence), terms));
  const sentence = sentences[counts.indexOf(Math.max(...counts))] ?? "";
  return sentence.length <= maxLength ? sentence : `${sentence.slice(0, sentence.lastIndexOf(" ", maxLength) + 1 || maxLength).trimEnd()}…`;
}
