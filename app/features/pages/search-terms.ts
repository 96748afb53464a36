import { isWhole, stem, wordsOf } from "#lib/search-words.ts";

/** One part of a search: any of these phrases. */
export type SearchTerm = { phrases: string[][] };

/** Folded words between spaces, so that word boundaries can be found without a pattern. */
export const toIndexText = (text: string): string => ` ${wordsOf(text).join(" ")} `;

const stopWords = new Set(
  wordsOf(
    "a an and are can could do does for from have how i in is it me my need of on or should the to want what when where which who with you your " +
      "al como con cual cuales cuando cuanta cuantas cuanto cuantos de del donde el en es esta hay la las lo los me mi mis necesito o para por puedo que quien quiero se si son su sus tengo un una y yo",
  ),
);

/** One group of synonyms per line, separated by commas. */
export function readSynonyms(text: string): string[][][] {
  const groups = text.split("\n").map((line) => line.split(",").map(significantWords));
  return groups.map((phrases) => phrases.filter(({ length }) => length > 0)).filter(({ length }) => length > 1);
}

/** The words of a search without stop words, each with its synonyms. */
export function searchTerms(search: string, synonyms: string[][][]): SearchTerm[] {
  const words = significantWords(search);
  const terms: SearchTerm[] = [];
  for (let start = 0; start < words.length && terms.length < maxTerms; ) {
    const known = longestPhrase(words.slice(start), synonyms);
    terms.push({ phrases: known?.group ?? [words.slice(start, start + 1)] });
    start += known?.length ?? 1;
  }
  return terms;
}

const maxTerms = 8;

function significantWords(text: string): string[] {
  const words = wordsOf(text);
  const significant = words.filter((word) => !stopWords.has(word));
  return [...new Set((significant.length > 0 ? significant : words).map(stem))];
}

function longestPhrase(words: string[], synonyms: string[][][]): { group: string[][]; length: number } | undefined {
  const begins = (phrase: string[]) => phrase.every((word, index) => word === words[index]);
  const matches = synonyms.flatMap((group) => group.filter(begins).map(({ length }) => ({ group, length })));
  return matches.sort((one, other) => other.length - one.length)[0];
}

const hasWord = (indexText: string, word: string) => indexText.includes(isWhole(word) ? ` ${word} ` : ` ${word}`);

export const countTerms = (indexText: string, terms: SearchTerm[]): number =>
  terms.filter(({ phrases }) => phrases.some((phrase) => phrase.every((word) => hasWord(indexText, word)))).length;
