import { useMemo } from "react";
import { searchTextOf } from "#lib/search-text.ts";
import { parseListAddress } from "./list-address.ts";
import { type Column, EmptyList, PagedTable, type TableProps } from "./paged-table.tsx";
import { ListSearch } from "./search-box.tsx";
import { cutPage, findRows, sortRows } from "./table-rows.ts";
import { useAddressState } from "./use-address-state.ts";

/** A column of a list that is here as a whole; it may be sorted by something else than its field. */
export type WholeColumn<Row> = Column<Row> & { sortValue?: (row: Row) => string | number };

type Props<Row> = Omit<TableProps<Row>, "columns"> & {
  rows: Row[];
  columns: WholeColumn<Row>[];
  /** The texts that a row is found by. */
  searchParts: (row: Row) => Array<string | number | null | undefined>;
};

/** A list that is small by nature: all of it is here, to be searched, sorted and cut into pages. Columns and functions are constants of the screen's module, so that rows are folded once. */
export function DataTable<Row>({ rows, searchParts, columns, ...table }: Props<Row>) {
  const parse = useMemo(() => {
    const sorts = columns.flatMap(({ sortBy }) => sortBy ?? []);
    return (address: URLSearchParams) => parseListAddress(address, sorts);
  }, [columns]);
  const [list, changeList] = useAddressState(parse);
  const searchTexts = useMemo(() => rows.map((row) => searchTextOf(searchParts(row))), [rows, searchParts]);
  const rowsFound = useMemo(() => {
    const column = columns.find(({ sortBy }) => sortBy === list.sort);
    const sortValue = column?.sortValue ?? ((row: Row) => column?.sortBy && row[column.sortBy]);
    return sortRows(findRows(rows, searchTexts, list.search), list, sortValue);
  }, [rows, searchTexts, list, columns]);

  if (rows.length === 0) return <EmptyList>{table.empty}</EmptyList>;
  const total = rowsFound.length;
  return (
    <div className="grid gap-3">
      <ListSearch list={list} onChange={changeList} />
      <PagedTable
        {...table}
        columns={columns}
        page={{ rows: cutPage(rowsFound, list), total, totalIsMinimum: false }}
        list={list}
        onChange={changeList}
        count={total === rows.length ? undefined : `${total} of ${rows.length}`}
      />
    </div>
  );
}
