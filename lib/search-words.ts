import { fold } from "./search-text.ts";

export const maxSearchLength = 100;

/** What someone looks for, as it can be shown again and searched for; addresses may hold anything. */
export function normalizeSearch(text: string): string {
  return text
    .replace(/[\s\0]+/g, " ")
    .trim()
    .slice(0, maxSearchLength)
    .toWellFormed();
}

/** The words of a text, folded. */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** "loans" finds "loan", "refinance" finds "refinancing", "hipoteca" finds "hipotecario"; short stems would find too much. */
export const stem = (word: string): string => singular(word).replace(/(?<=.{6})(?:ing|[aeo])$/, "");

const singular = (word: string) => (word.length > 4 ? word.replace(/(?:(?<=[lnrdxz])es|(?<=[^s])s)$/, "") : word);

/** Up to three letters are mostly an abbreviation: "va" is no beginning of "value". */
export const isWhole = (word: string) => word.length < 4;
