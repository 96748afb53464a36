import { parsePage, parseSearchText } from "#app/admin-kit/list-address.ts";
import type { Noun } from "#lib/noun.ts";

/** What the list of changes shows, as its fields and its address hold it: empty means any. */
export type ChangeSearch = { search: string; person: string; kind: string; from: string; to: string; page: number };

const day = /^20\d\d-\d\d-\d\d$/;

/** What an address says, without what makes no sense in it. */
export function parseChangeSearch(address: URLSearchParams, nouns: readonly Noun[]): ChangeSearch {
  const text = (name: string, form: RegExp) => form.exec(address.get(name) ?? "")?.[0] ?? "";
  return {
    search: parseSearchText(address.get("search")),
    person: text("person", /^[1-9]\d{0,8}$/),
    kind: nouns.find(({ entity }) => entity === address.get("kind"))?.entity ?? "",
    from: text("from", day),
    to: text("to", day),
    page: parsePage(address.get("page")),
  };
}

/** Whether something is left out. */
export const isNarrowed = ({ page: _, ...filters }: ChangeSearch) => Object.values(filters).some((value) => value !== "");
