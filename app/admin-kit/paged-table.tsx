import clsx from "clsx";
import { type ReactNode, useEffect, useId } from "react";
import { listTexts } from "#app/messages/admin/lists.ts";
import { useTexts } from "#app/messages/messages.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { useHydrated } from "./hydrated.ts";
import { type ListAddress, nextSort, ownOrder, pageSizes, type Sort } from "./list-address.ts";
import { type Bulk, SelectAllHeader, SelectCell, useRowSelection } from "./row-selection.tsx";
import { SortHeader } from "./sort-header.tsx";
import { TablePages } from "./table-pages.tsx";
import type { Change } from "./use-address-state.ts";

export type Column<Row> = {
  header: string;
  cell: (row: Row) => ReactNode;
  sortBy?: string & keyof Row;
  /** Screen readers read it with every cell of the row. */
  namesRow?: true;
  className?: string;
};

type TablePage<Row> = { rows: Row[]; total: number; totalIsMinimum: boolean };

export type TableProps<Row> = {
  caption: string;
  rowKey: (row: Row) => string | number;
  columns: Column<Row>[];
  actions?: (row: Row) => ReactNode;
  /** Without it rows cannot be selected. */
  bulk?: Bulk<Row> | false | undefined;
  empty: ReactNode;
};

type Props<Row> = TableProps<Row> & {
  page: TablePage<Row>;
  list: ListAddress;
  onChange: Change<ListAddress>;
  initialSort?: Sort;
  count?: string;
  note?: string;
  nothingFound?: ReactNode;
  /** Whether something other than the search leaves rows out. */
  isFiltered?: boolean;
  /** The next page is loading; the previous one is still shown. */
  isBusy?: boolean;
};

/** One page of rows with sortable headers. The caller searches, sorts and cuts the list. */
export function PagedTable<Row>({ page: { rows, total, totalIsMinimum }, list, onChange, ...props }: Props<Row>) {
  const { caption, rowKey, columns, actions, empty, initialSort = ownOrder, isFiltered = false, isBusy = false, bulk = false } = props;
  const text = useTexts(listTexts);
  const records = bulk ? rows.map(bulk.recordOf) : [];
  const selectableRows = useRowSelection(records, JSON.stringify(list));
  const { selection } = selectableRows;
  const pages = Math.max(1, Math.ceil(total / list.size));
  const isSearched = list.search !== "" || isFiltered;
  const { nothingFound = list.search === "" ? text.noneLikeThat : text.nothingMatches(list.search) } = props;
  const { count = text.count({ total, isMinimum: totalIsMinimum, isSearched }) } = props;

  // A page past the end, after a deletion or from an old link, becomes the last one.
  useEffect(() => {
    if (!isBusy && list.page > pages) onChange({ page: pages }, { replace: true });
  });

  return (
    <div className="grid gap-3" aria-busy={isBusy}>
      <p role="status" className="text-sm text-fg-muted">
        {props.note && `${props.note} · `}
        {count}
      </p>
      {total === 0 ? (
        <EmptyList>{isSearched ? nothingFound : empty}</EmptyList>
      ) : (
        <div
          className={clsx(
            "overflow-x-auto rounded-xl border border-edge bg-surface",
            // Keeps the focused element out from under the bar.
            selection.records.length > 0 && "[&_:is(a,button,input)]:scroll-mb-32",
          )}
        >
          <table className="w-full text-left text-sm">
            <caption className="sr-only">{caption}</caption>
            <thead className="border-b border-edge bg-sunken text-fg-muted">
              <tr>
                {bulk && <SelectAllHeader rows={selectableRows} />}
                {columns.map((column) => (
                  <HeaderCell
                    key={column.header}
                    column={column}
                    list={list}
                    onSort={(sortBy) => onChange(nextSort(list, sortBy, initialSort))}
                  />
                ))}
                {actions && (
                  <th scope="col" className="px-3 py-2 text-right font-semibold">
                    {text.actions}
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <tr key={rowKey(row)} className="border-b border-edge last:border-0 hover:bg-sunken/60">
                  {records[index] && <SelectCell rows={selectableRows} record={records[index]} />}
                  {columns.map((column) => (
                    <BodyCell key={column.header} column={column} row={row} />
                  ))}
                  {actions && (
                    <td className="px-2 py-1.5 align-middle">
                      <div className="flex flex-wrap items-center justify-end max-sm:max-w-32 max-sm:*:px-2 max-sm:*:text-right max-sm:*:whitespace-normal sm:flex-nowrap sm:gap-1">
                        {actions(row)}
                      </div>
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {bulk && <BulkBar selection={selection}>{bulk.actions(selection)}</BulkBar>}
      <TablePages page={Math.min(list.page, pages)} pages={pages} onPage={(page) => onChange({ page })} />
      {total > pageSizes[0] && <PageSizes size={list.size} onSize={(size) => onChange({ size })} />}
    </div>
  );
}

type HeaderCellProps<Row> = { column: Column<Row>; list: Sort; onSort: (sortBy: string) => void };

function HeaderCell<Row>({ column: { header, className = "", sortBy }, list, onSort }: HeaderCellProps<Row>) {
  if (sortBy) {
    const direction = list.sort === sortBy ? list.direction : undefined;
    return <SortHeader header={header} className={className} direction={direction} onSort={() => onSort(sortBy)} />;
  }
  return (
    <th scope="col" className={`px-3 py-2 font-semibold ${className}`}>
      {header}
    </th>
  );
}

function BodyCell<Row>({ column: { namesRow, className = "", cell }, row }: { column: Column<Row>; row: Row }) {
  const cellClass = `px-3 py-2.5 align-middle ${className}`;
  if (!namesRow) return <td className={cellClass}>{cell(row)}</td>;
  return (
    <th scope="row" className={`font-normal ${cellClass}`}>
      {cell(row)}
    </th>
  );
}

function PageSizes({ size, onSize }: { size: number; onSize: (size: number) => void }) {
  const id = useId();
  return (
    <div className="flex items-center justify-end gap-2 text-sm text-fg-muted">
      <label htmlFor={id}>{useTexts(listTexts).rowsPerPage}</label>
      <select
        id={id}
        disabled={!useHydrated()}
        value={size}
        onChange={(event) => onSize(Number(event.target.value))}
        className="min-h-10 rounded-lg border border-edge-strong bg-surface px-2 text-fg disabled:opacity-55"
      >
        {pageSizes.map((known) => (
          <option key={known}>{known}</option>
        ))}
      </select>
    </div>
  );
}

export function EmptyList({ children }: { children: ReactNode }) {
  return (
    <div className="rounded-xl border border-dashed border-edge-strong bg-surface px-6 py-12 text-center text-sm text-fg-muted">
      {children}
    </div>
  );
}
