import { telephoneDigits } from "./telephone.ts";

/** Accents and invisible characters within words. */
const invisibleCharacters = /[\p{M}\u00ad\u200b-\u200d\u2060]+/gu;

/** Lowercase without accents, so that "prestamo" finds "Préstamo". Used for stored text and queries. */
export function fold(text: string): string {
  return text.normalize("NFD").replace(invisibleCharacters, "").toLowerCase();
}

const characters: Record<string, string> = { nbsp: " ", amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

const telephoneNumber = /\+?\(?\d[\d\s()./-]{5,20}\d/g;

/** Longer texts are not telephone numbers. */
const telephoneLength = 80;

/** A telephone number is found in any format: its digits are appended. */
function numbersIn(part: string): string[] {
  return part.length > telephoneLength ? [] : (part.match(telephoneNumber) ?? []).map(telephoneDigits);
}

/** `[^<>]`, because a text full of `<` would take quadratic time otherwise. */
export function searchTextOf(parts: Array<string | number | null | undefined>): string {
  const texts = parts.filter((part) => part).map(String);
  const words = texts.map((text) => text.replace(/<[^<>]*>/g, " ").replace(/&(\w{2,4}|#39);/g, (all, name) => characters[name] ?? all));
  const text = fold(words.join(" ")).replace(/\s+/g, " ").trim();
  const numbers = texts.flatMap(numbersIn).filter((digits) => !text.includes(digits));
  return [text, ...numbers].join(" ").trim();
}

const maxWords = 8;
const numberLike = /^\+?[\d()./-]*\d[\d()./-]*$/;

/** All words must match, in any order. A number has a second spelling: its digits alone. */
export function searchWords(text: string): string[][] {
  const words = fold(text).split(/\s+/).filter(Boolean).slice(0, maxWords);
  // Stored numbers may lack the country code.
  const wordsToFind = words.length > 1 ? words.filter((word) => word !== "+1") : words;
  return wordsToFind.map((word) => (numberLike.test(word) ? [...new Set([word, telephoneDigits(word)])] : [word]));
}

export function hasAllWords(searchText: string, words: string[][]): boolean {
  return words.every((spellings) => spellings.some((spelling) => searchText.includes(spelling)));
}

export function findRows<Row>(rows: Row[], search: string, textOf: (row: Row, index: number) => string): Row[] {
  const words = searchWords(search);
  return rows.filter((row, index) => hasAllWords(textOf(row, index), words));
}

/** Matches the text anywhere; wildcards are escaped. */
export function containsPattern(text: string): string {
  return `%${fold(text).replace(/[\\%_]/g, "\\$&")}%`;
}
