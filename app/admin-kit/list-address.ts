/** The order of a list: by a field of its rows, or by none, which is the list's own order. */
export type Sort = { sort: string; direction: "asc" | "desc" };

/** What of a list is on the screen, by the names that its address uses. */
export type ListAddress = Sort & { search: string; page: number; size: number };

export const pageSizes = [25, 50, 100] as const;

export const ownOrder: Sort = { sort: "", direction: "asc" };

/** The API takes no more, and no text that the database cannot hold. */
export const parseSearchText = (text: string | null) => (text ?? "").slice(0, 200).replaceAll("\0", "").toWellFormed();

export const parsePage = (text: string | null) => (/^[1-9]\d{0,5}$/.test(text ?? "") ? Number(text) : 1);

/** What an address says, without what makes no sense in it. */
export function parseListAddress(address: URLSearchParams, sorts: readonly string[], initial = ownOrder): ListAddress {
  return {
    search: parseSearchText(address.get("search")),
    sort: sorts.find((known) => known === address.get("sort")) ?? initial.sort,
    direction: (["asc", "desc"] as const).find((known) => known === address.get("direction")) ?? initial.direction,
    page: parsePage(address.get("page")),
    size: pageSizes.find((known) => String(known) === address.get("size")) ?? pageSizes[0],
  };
}

/** The way back: only what differs from the plain address of the screen is said. */
export function formatAddress<State extends object>(state: State, plain: State): string {
  const entries = Object.entries(plain).map(([name, value]) => [name, value, state[name as keyof State]] as const);
  const parameters = new URLSearchParams(
    entries.filter(([, usual, value]) => value !== usual).map(([name, , value]): [string, string] => [name, String(value)]),
  );
  return parameters.size > 0 ? `?${parameters}` : "";
}

/** The same as parameters of the API. */
export function listParameters({ search, sort, direction, page, size }: ListAddress) {
  const order = sort === "" ? {} : { sortBy: sort, sortDirection: direction };
  return { filterKey: search, ...order, pageNumber: page, pageSize: size };
}

/** What pressing a column's header leads to: up, down, and back to how the list was at first. */
export function nextSort({ sort, direction }: Sort, column: string, initial = ownOrder): Sort {
  if (sort !== column) return { sort: column, direction: "asc" };
  if (direction === "asc") return { sort: column, direction: "desc" };
  return initial.sort === column ? { sort: column, direction: "asc" } : initial;
}
