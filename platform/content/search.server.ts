import { like, type SQL } from "drizzle-orm";
import { containsPattern } from "#lib/search-text.ts";
import type { ContentTable } from "./definition.server.ts";

/** Whether a record has the text somewhere in what lists are searched by; true of all records for no text. */
export const matchesSearch = ({ searchText }: ContentTable, filterKey: string): SQL | undefined =>
  filterKey === "" ? undefined : like(searchText, containsPattern(filterKey));
