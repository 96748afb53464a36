/** The order of a list: by a field of its rows, or "" for the list's own order. */
export type Sort = { sort: string; direction: "asc" | "desc" };

/** The visible part of a list, by the names used in the URL. */
export type ListAddress = Sort & { search: string; page: number; size: number };

export const pageSizes = [25, 50, 100] as const;

export const ownOrder: Sort = { sort: "", direction: "asc" };

/** The limits of the API and the database. */
export const parseSearchText = (text: string | null) => (text ?? "").slice(0, 200).replaceAll("\0", "").toWellFormed();

export const parsePage = (text: string | null) => (/^[1-9]\d{0,5}$/.test(text ?? "") ? Number(text) : 1);

/** Ignores values that make no sense. */
export function parseListAddress(address: URLSearchParams, sorts: readonly string[], initial = ownOrder): ListAddress {
  return {
    search: parseSearchText(address.get("search")),
    sort: sorts.find((known) => known === address.get("sort")) ?? initial.sort,
    direction: (["asc", "desc"] as const).find((known) => known === address.get("direction")) ?? initial.direction,
    page: parsePage(address.get("page")),
    size: pageSizes.find((known) => String(known) === address.get("size")) ?? pageSizes[0],
  };
}

/** The inverse: only what differs from the plain address of the screen. */
export function formatAddress<State extends object>(state: State, plain: State): string {
  const entries = Object.entries(plain).map(([name, value]) => [name, value, state[name as keyof State]] as const);
  const parameters = new URLSearchParams(
    entries.filter(([, usual, value]) => value !== usual).map(([name, , value]): [string, string] => [name, String(value)]),
  );
  return parameters.size > 0 ? `?${parameters}` : "";
}

export function listParameters({ search, sort, direction, page, size }: ListAddress) {
  const order = sort === "" ? {} : { sortBy: sort, sortDirection: direction };
  return { filterKey: search, ...order, pageNumber: page, pageSize: size };
}

/** Ascending, descending, then back to the initial order. */
export function nextSort({ sort, direction }: Sort, column: string, initial = ownOrder): Sort {
  if (sort !== column) return { sort: column, direction: "asc" };
  if (direction === "asc") return { sort: column, direction: "desc" };
  return initial.sort === column ? { sort: column, direction: "asc" } : initial;
}
