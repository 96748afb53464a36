import { and, eq, like, or, type SQL, type SQLWrapper } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { containsPattern, searchWords } from "#lib/search-text.ts";

/** Whether a text, folded like a search, has the word. */
type HasWord = (foldedText: SQLWrapper) => SQL | undefined;

/** One condition for each word of a search, all of which must hold; `undefined` without words. */
export function matchEachWord(filterKey: string, condition: (hasWord: HasWord) => SQL | undefined): SQL | undefined {
  const hasAny = (spellings: string[]) => (text: SQLWrapper) =>
    or(...spellings.map((spelling) => like(text.getSQL(), containsPattern(spelling))));
  return and(...searchWords(filterKey).map((spellings) => condition(hasAny(spellings))));
}

/** Whether the search text has all words of a search. */
export const hasWords = (searchText: SQLWrapper, filterKey: string): SQL | undefined =>
  matchEachWord(filterKey, (hasWord) => hasWord(searchText));

/** Staff's lists show ids, so staff can search by them too. */
export function hasWordsOrId(searchText: SQLWrapper, id: AnyPgColumn, filterKey: string): SQL | undefined {
  const givenText = filterKey.trim();
  return /^\d{1,9}$/.test(givenText) ? or(hasWords(searchText, givenText), eq(id, Number(givenText))) : hasWords(searchText, givenText);
}
