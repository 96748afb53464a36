import { randomInt } from "node:crypto";
import { fold } from "#lib/search-text.ts";
import { type Language, languages } from "#lib/translations.ts";
import type { Db } from "#platform/database/db.server.ts";
import { keyedHash } from "#platform/keyed-hash.server.ts";
import { englishWords } from "./words-en.server.ts";
import { spanishWords } from "./words-es.server.ts";

export const codeWords: Record<Language, string[]> = { en: englishWords, es: spanishWords };

const codeLength = 4;
const longestCode = 200;

/** Four of 2048 words: 44 bits. See docs/SECURITY.md for how long guessing takes. */
export const createCode = (language: Language): string[] =>
  Array.from({ length: codeLength }, () => codeWords[language][randomInt(codeWords[language].length)] ?? "");

export const writeCode = (words: readonly string[]): string => words.join(" ");

export const hashCode = (db: Db, words: readonly string[]): Promise<string> => keyedHash(db, "question", words.join("."));

type Reading = { words: string[] } | { problem: "length" } | { problem: "word"; word: string };

/** A code in any case and punctuation, of either language. A word with one typing error is corrected if only one word is that close. */
export function readCode(typed: string, language: Language): Reading {
  const words = fold(typed.slice(0, longestCode))
    .split(/[^a-z]+/)
    .filter((word) => word !== "");
  if (words.length !== codeLength || typed.length > longestCode) return { problem: "length" };
  const lists = [language, ...languages.filter((other) => other !== language)].map((each) => codeWords[each]);
  const find = (correct: (word: string, list: string[]) => string | undefined) =>
    lists
      .map((list) => words.map((word) => correct(word, list)))
      .find((found): found is string[] => found.every((word) => word !== undefined));
  const found = find((word, list) => (list.includes(word) ? word : undefined)) ?? find(correctWord);
  if (found) return { words: found };
  const [ownList = []] = lists;
  return { problem: "word", word: words.find((word) => correctWord(word, ownList) === undefined) ?? words[0] ?? "" };
}

function correctWord(word: string, list: string[]): string | undefined {
  if (list.includes(word)) return word;
  const closeWords = list.filter((listed) => isOneEditApart(word, listed));
  return closeWords.length === 1 ? closeWords[0] : undefined;
}

/** One letter replaced, missing or added, or two neighboring letters swapped. */
export function isOneEditApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const [restOfOne, restOfOther] = [one.slice(at), other.slice(at)];
  const isSwapped = restOfOne.length > 1 && restOfOne.slice(0, 2) === [...restOfOther.slice(0, 2)].reverse().join("");
  return (
    restOfOne.slice(1) === restOfOther.slice(1) ||
    restOfOne.slice(1) === restOfOther ||
    restOfOne === restOfOther.slice(1) ||
    (isSwapped && restOfOne.slice(2) === restOfOther.slice(2))
  );
}
