import { telephoneDigits } from "./telephone.ts";

/** Accents, and characters that take no place where a word may be broken. */
const invisibleCharacters = /[\p{M}\u00ad\u200b-\u200d\u2060]+/gu;

/** Lower case without accents, so that "prestamo" finds "Préstamo". Used for what is stored and for what is asked. */
export function fold(text: string): string {
  return text.normalize("NFD").replace(invisibleCharacters, "").toLowerCase();
}

/** HTML's names of characters that people search for as such. */
const characters: Record<string, string> = { nbsp: " ", amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

const telephoneNumber = /\+?\(?\d[\d\s()./-]{5,20}\d/g;

/** Longer texts are no telephone numbers, though they may speak of some. */
const telephoneLength = 80;

/** A telephone number is found however it is written: its digits stand at the end. */
function numbersIn(part: string): string[] {
  return part.length > telephoneLength ? [] : (part.match(telephoneNumber) ?? []).map(telephoneDigits);
}

/** A tag ends before the next one begins: looking further would take the square of a text full of `<`. */
export function searchTextOf(parts: Array<string | number | null | undefined>): string {
  const texts = parts.filter((part) => part).map(String);
  const words = texts.map((text) => text.replace(/<[^<>]*>/g, " ").replace(/&(\w{2,4}|#39);/g, (all, name) => characters[name] ?? all));
  const text = fold(words.join(" ")).replace(/\s+/g, " ").trim();
  const numbers = texts.flatMap(numbersIn).filter((digits) => !text.includes(digits));
  return [text, ...numbers].join(" ").trim();
}

const maxWords = 8;
const numberLike = /^\+?[\d()./-]*\d[\d()./-]*$/;

/**
 * What a search asks for: all its words, in any order and with any blanks between them. A word with more than one spelling
 * is a number, which is also found by its digits alone.
 */
export function searchWords(text: string): string[][] {
  const words = fold(text).split(/\s+/).filter(Boolean).slice(0, maxWords);
  // The American country code says nothing; stored numbers may lack it.
  const wordsToFind = words.length > 1 ? words.filter((word) => word !== "+1") : words;
  return wordsToFind.map((word) => (numberLike.test(word) ? [...new Set([word, telephoneDigits(word)])] : [word]));
}

/** Whether a search text has all words of a search. */
export function hasAllWords(searchText: string, words: string[][]): boolean {
  return words.every((spellings) => spellings.some((spelling) => searchText.includes(spelling)));
}

/** The rows whose search text has all words of a search; without words, all rows. */
export function findRows<Row>(rows: Row[], search: string, textOf: (row: Row, index: number) => string): Row[] {
  const words = searchWords(search);
  return rows.filter((row, index) => hasAllWords(textOf(row, index), words));
}

/** A LIKE pattern that matches the text anywhere; what LIKE would read as a wildcard is taken literally. */
export function containsPattern(text: string): string {
  return `%${fold(text).replace(/[\\%_]/g, "\\$&")}%`;
}
