import { and, eq, like, or, type SQL, type SQLWrapper } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { containsPattern, searchWords } from "#lib/search-text.ts";

/** Whether a row's search text has all words of a search; no condition without words. */
export function hasWords(searchText: SQLWrapper, filterKey: string): SQL | undefined {
  return and(
    ...searchWords(filterKey).map((spellings) => or(...spellings.map((spelling) => like(searchText.getSQL(), containsPattern(spelling))))),
  );
}

/** The same for staff, whose lists show the id of a row: it is found by that as well. */
export function hasWordsOrId(searchText: SQLWrapper, id: AnyPgColumn, filterKey: string): SQL | undefined {
  const givenText = filterKey.trim();
  return /^\d{1,9}$/.test(givenText) ? or(hasWords(searchText, givenText), eq(id, Number(givenText))) : hasWords(searchText, givenText);
}
