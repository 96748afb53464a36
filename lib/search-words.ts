import { fold } from "./search-text.ts";

export const maxSearchLength = 100;

/** Queries may contain anything. */
export function normalizeSearch(text: string): string {
  return text
    .replace(/[\s\0]+/g, " ")
    .trim()
    .slice(0, maxSearchLength)
    .toWellFormed();
}

export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** "loans" finds "loan", "refinance" finds "refinancing", "hipoteca" finds "hipotecario"; short stems would find too much. */
export const stem = (word: string): string => singular(word).replace(/(?<=.{6})(?:ing|[aeo])$/, "");

const singular = (word: string) => (word.length > 4 ? word.replace(/(?:(?<=[lnrdxz])es|(?<=[^s])s)$/, "") : word);

/** Up to three letters are mostly abbreviations: "va" must not match "value". */
export const isWhole = (word: string) => word.length < 4;
