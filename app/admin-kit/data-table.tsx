import { type ReactNode, useMemo } from "react";
import { listTexts } from "#app/messages/admin/lists.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { findRows, searchTextOf } from "#lib/search-text.ts";
import type { Language } from "#lib/translations.ts";
import { Options, SelectField } from "./fields/select-field.tsx";
import { parseListAddress, type Sort } from "./list-address.ts";
import { type Column, EmptyList, PagedTable, type TableProps } from "./paged-table.tsx";
import { ListSearch } from "./search-box.tsx";
import { useAddressState } from "./use-address-state.ts";

/** A column of a list that is fully loaded; it may be sorted by something other than its field. */
export type WholeColumn<Row> = Column<Row> & { sortValue?: (row: Row) => string | number };

/** A choice that narrows a list; `show` in the URL. */
export type ListFilter<Row, Choice extends string = string> = {
  label: string;
  /** The first one shows every row. */
  names: Record<Choice, string>;
  matches: (row: Row, choice: Choice) => boolean;
};

/** Records that are no rows of the list yet: how many are shown, how many there are, and the table of them. */
export type RowsAbove = (list: { search: string; show: string }) => { count: number; total: number; content: ReactNode };

type Props<Row> = Omit<TableProps<Row>, "columns"> & {
  rows: Row[];
  columns: WholeColumn<Row>[];
  searchParts: (row: Row) => Array<string | number | null | undefined>;
  filter?: ListFilter<Row>;
  rowsAbove?: RowsAbove;
};

const noneAbove: RowsAbove = () => ({ count: 0, total: 0, content: null });

/** A small list that is fully loaded, then searched, sorted and paged here. Columns, filter and functions must be stable across renders, so that rows are folded once. */
export function DataTable<Row>({ rows, searchParts, columns, filter, rowsAbove = noneAbove, ...table }: Props<Row>) {
  const text = useTexts(listTexts);
  const language = useLanguage();
  const parse = useMemo(() => {
    const sorts = columns.flatMap(({ sortBy }) => sortBy ?? []);
    const choices = Object.keys(filter?.names ?? {});
    return (address: URLSearchParams) => ({
      ...parseListAddress(address, sorts),
      show: choices.find((known) => known === address.get("show")) ?? choices[0] ?? "",
    });
  }, [columns, filter]);
  const [list, changeList] = useAddressState(parse);
  const searchTexts = useMemo(() => rows.map((row) => searchTextOf(searchParts(row))), [rows, searchParts]);
  const rowsFound = useMemo(() => {
    const column = columns.find(({ sortBy }) => sortBy === list.sort);
    const sortValue = column?.sortValue ?? ((row: Row) => column?.sortBy && row[column.sortBy]);
    const rowsWithWords = findRows(rows, list.search, (_, index) => searchTexts[index] ?? "");
    const rowsInFilter = rowsWithWords.filter((row) => filter?.matches(row, list.show) ?? true);
    return sortRows(rowsInFilter, list, sortValue, language);
  }, [rows, searchTexts, list, columns, filter, language]);

  const above = rowsAbove(list);
  if (rows.length === 0 && above.total === 0) return <EmptyList>{table.empty}</EmptyList>;
  const total = rowsFound.length;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <ListSearch list={list} onChange={changeList} />
        {filter && (
          <SelectField name="show" label={filter.label} value={list.show} onChange={(show) => changeList({ show })}>
            <Options names={filter.names} />
          </SelectField>
        )}
      </div>
      {above.content}
      {(total > 0 || above.count === 0) && (
        <PagedTable
          {...table}
          columns={columns}
          page={{ rows: cutPage(rowsFound, list), total, totalIsMinimum: false }}
          list={list}
          onChange={changeList}
          isFiltered={total < rows.length}
          count={total === rows.length ? undefined : text.someOf(total, rows.length)}
        />
      )}
    </div>
  );
}

const collatorIn = (language: Language) => new Intl.Collator(language, { numeric: true, sensitivity: "base" });
const collators = { en: collatorIn("en"), es: collatorIn("es") };

const compare = (a: unknown, b: unknown, collator: Intl.Collator) =>
  typeof a === "number" && typeof b === "number" ? a - b : collator.compare(String(a ?? ""), String(b ?? ""));

export function sortRows<Row>(rows: Row[], { sort, direction }: Sort, sortValue: (row: Row) => unknown, language: Language = "en"): Row[] {
  if (sort === "") return rows;
  const sign = direction === "desc" ? -1 : 1;
  return rows.toSorted((a, b) => sign * compare(sortValue(a), sortValue(b), collators[language]));
}

/** A page past the end becomes the last one. */
export function cutPage<Row>(rows: Row[], { page, size }: { page: number; size: number }): Row[] {
  const start = Math.min(page - 1, Math.max(0, Math.ceil(rows.length / size) - 1)) * size;
  return rows.slice(start, start + size);
}
