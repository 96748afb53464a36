import { plainText } from "#lib/plain-text.ts";
import { fold } from "#lib/search-text.ts";
import { hasAllWords } from "#lib/search-words.ts";

const maxLength = 200;

/** The sentence of a text in which one of the words occurs, or its first. */
export function excerptOf(html: string, words: string[]): string {
  const sentences = plainText(html).split(/(?<=[.?!])\s+/);
  const isAbout = (sentence: string) => words.some((word) => hasAllWords(fold(sentence), [word]));
  const sentence = sentences.find(isAbout) ?? sentences[0] ?? "";
  return sentence.length <= maxLength ? sentence : `${sentence.slice(0, sentence.lastIndexOf(" ", maxLength) + 1 || maxLength).trimEnd()}…`;
}
