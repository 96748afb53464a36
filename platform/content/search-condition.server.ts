import { and, eq, like, or, type SQL, type SQLWrapper } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { containsPattern, searchWords } from "#lib/search-text.ts";

/** Whether the search text has all words of a search; `undefined` without words. */
export function hasWords(searchText: SQLWrapper, filterKey: string): SQL | undefined {
  return and(
    ...searchWords(filterKey).map((spellings) => or(...spellings.map((spelling) => like(searchText.getSQL(), containsPattern(spelling))))),
  );
}

/** Staff's lists show ids, so staff can search by them too. */
export function hasWordsOrId(searchText: SQLWrapper, id: AnyPgColumn, filterKey: string): SQL | undefined {
  const givenText = filterKey.trim();
  return /^\d{1,9}$/.test(givenText) ? or(hasWords(searchText, givenText), eq(id, Number(givenText))) : hasWords(searchText, givenText);
}
