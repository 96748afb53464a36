import { fold } from "#lib/search-text.ts";

export type Sort = { column: number; descending: boolean };
export type SortKey<Row> = (row: Row) => string | number;

const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

const compare = (a: string | number, b: string | number) =>
  typeof a === "number" && typeof b === "number" ? a - b : collator.compare(String(a), String(b));

/** Every word that was typed must occur, in any order; accents and case are ignored. */
export function matching<Row>(rows: Row[], folded: string[], query: string): Row[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return words.length === 0 ? rows : rows.filter((_, index) => words.every((word) => folded[index]?.includes(word)));
}

export function sorted<Row>(rows: Row[], by: SortKey<Row> | undefined, descending: boolean): Row[] {
  if (!by) return rows;
  const keyed = rows.map((row) => ({ row, key: by(row) }));
  keyed.sort((a, b) => (descending ? compare(b.key, a.key) : compare(a.key, b.key)));
  return keyed.map(({ row }) => row);
}

export function pageOf<Row>(rows: Row[], page: number, size: number): { shown: Row[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const current = Math.min(Math.max(1, page), pages);
  return { shown: rows.slice((current - 1) * size, current * size), page: current, pages };
}
