import { fold } from "./search-text.ts";

export const maxSearchLength = 100;
const maxWords = 8;

/** What someone looks for, as it can be shown again and searched for; addresses may hold anything. */
export function normalizeSearch(text: string): string {
  return text
    .replace(/[\s\0]+/g, " ")
    .trim()
    .slice(0, maxSearchLength)
    .toWellFormed();
}

/** The words of a search, folded as the texts are, in the singular: the plural begins like it. */
export function searchWords(text: string): string[] {
  const words = fold(normalizeSearch(text)).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.map(singular))].slice(0, maxWords);
}

const singular = (word: string) => (word.length > 4 ? word.replace(/(?:(?<=[lnrdxz])es|(?<=[^s])s)$/, "") : word);

/** Up to three letters are mostly an abbreviation: "va" is no beginning of "value". */
const isWhole = (word: string) => word.length < 4;

/** Whether every word begins a word of the folded text. */
export function hasAllWords(foldedText: string, words: string[]): boolean {
  return words.every((word) => new RegExp(`(?<![\\p{L}\\p{N}])${word}${isWhole(word) ? "(?![\\p{L}\\p{N}])" : ""}`, "u").test(foldedText));
}

/** The same as a pattern of Postgres. The words are letters and digits, so that nothing in them means anything else. */
export const postgresPattern = (word: string) => `\\m${word}${isWhole(word) ? "\\M" : ""}`;
