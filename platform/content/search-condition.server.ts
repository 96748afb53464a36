import { like, type SQL, type SQLWrapper } from "drizzle-orm";
import { containsPattern } from "#lib/search-text.ts";

/** Whether a row's search text has the words of a search; no condition without words. */
export function hasWords(searchText: SQLWrapper, filterKey: string): SQL | undefined {
  return filterKey === "" ? undefined : like(searchText.getSQL(), containsPattern(filterKey));
}
