import type { Language } from "#lib/translations.ts";
import type { Sort } from "./list-address.ts";

const collatorIn = (language: Language) => new Intl.Collator(language, { numeric: true, sensitivity: "base" });
const collators = { en: collatorIn("en"), es: collatorIn("es") };

const compare = (a: unknown, b: unknown, collator: Intl.Collator) =>
  typeof a === "number" && typeof b === "number" ? a - b : collator.compare(String(a ?? ""), String(b ?? ""));

export function sortRows<Row>(rows: Row[], { sort, direction }: Sort, sortValue: (row: Row) => unknown, language: Language = "en"): Row[] {
  if (sort === "") return rows;
  const sign = direction === "desc" ? -1 : 1;
  return rows.toSorted((a, b) => sign * compare(sortValue(a), sortValue(b), collators[language]));
}

/** One page of rows; a page that is gone becomes the last one. */
export function cutPage<Row>(rows: Row[], { page, size }: { page: number; size: number }): Row[] {
  const start = Math.min(page - 1, Math.max(0, Math.ceil(rows.length / size) - 1)) * size;
  return rows.slice(start, start + size);
}
