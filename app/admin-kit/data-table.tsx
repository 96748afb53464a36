import { type ReactNode, useDeferredValue, useMemo } from "react";
import { fold } from "#lib/search-text.ts";
import { useRemembered } from "./remembered.ts";
import { SearchBox } from "./search-box.tsx";
import { SortHeader } from "./sort-header.tsx";
import { TablePages } from "./table-pages.tsx";
import { matching, pageOf, type Sort, type SortKey, sorted } from "./table-rows.ts";

export type Column<Row> = {
  header: string;
  cell: (row: Row) => ReactNode;
  /** A column without it cannot be sorted. */
  sortBy?: SortKey<Row>;
  /** What a row is called by; screen readers say it with every cell of the row. */
  namesRow?: true;
  /** For widths and for what a narrow screen leaves out. */
  className?: string;
};

type Props<Row> = {
  /** Names the table for those who cannot see it. */
  caption: string;
  rows: Row[];
  rowKey: (row: Row) => string | number;
  searchText: (row: Row) => string;
  columns: Column<Row>[];
  actions?: (row: Row) => ReactNode;
  /** Shown when there is no row at all. */
  empty: ReactNode;
};

const pageSize = 25;

/** A table that is searched, sorted and paged here. Columns and functions are constants of the screen's module, so that rows are folded once. */
export function DataTable<Row>({ caption, rows, rowKey, searchText, columns, actions, empty }: Props<Row>) {
  const [query, setQuery] = useRemembered("query", "");
  const [sort, setSort] = useRemembered<Sort | undefined>("sort", undefined);
  const [wanted, setPage] = useRemembered("page", 1);
  const asked = useDeferredValue(query);
  const folded = useMemo(() => rows.map((row) => fold(searchText(row))), [rows, searchText]);
  const found = useMemo(() => {
    const by = sort && columns[sort.column]?.sortBy;
    return sorted(matching(rows, folded, asked), by, sort?.descending ?? false);
  }, [rows, folded, asked, sort, columns]);
  const { shown, page, pages } = pageOf(found, wanted, pageSize);

  function search(text: string) {
    setQuery(text);
    setPage(1);
  }

  if (rows.length === 0) return <Empty>{empty}</Empty>;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SearchBox value={query} onChange={search} />
        <p role="status" className="text-sm text-fg-muted">
          {found.length === rows.length ? `${rows.length} in all` : `${found.length} of ${rows.length}`}
        </p>
      </div>
      {found.length === 0 ? (
        <Empty>Nothing matches “{asked}”.</Empty>
      ) : (
        <div className="overflow-x-auto rounded-xl border border-edge bg-surface">
          <table className="w-full text-left text-sm">
            <caption className="sr-only">{caption}</caption>
            <thead className="border-b border-edge bg-sunken text-fg-muted">
              <tr>
                {columns.map((column, index) => (
                  <HeaderCell key={column.header} column={column} index={index} sort={sort} onSort={setSort} />
                ))}
                {actions && (
                  <th scope="col" className="px-3 py-2 text-right font-semibold">
                    Actions
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <tr key={rowKey(row)} className="border-b border-edge last:border-0 hover:bg-sunken/60">
                  {columns.map((column) => (
                    <BodyCell key={column.header} column={column} row={row} />
                  ))}
                  {actions && (
                    <td className="px-2 py-1.5 align-middle">
                      <div className="flex flex-wrap items-center justify-end max-sm:max-w-32 max-sm:*:px-2 sm:flex-nowrap sm:gap-1">
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
      <TablePages page={page} pages={pages} onPage={setPage} />
    </div>
  );
}

function BodyCell<Row>({ column: { namesRow, className = "", cell }, row }: { column: Column<Row>; row: Row }) {
  const shared = `px-3 py-2.5 align-middle ${className}`;
  if (!namesRow) return <td className={shared}>{cell(row)}</td>;
  return (
    <th scope="row" className={`font-normal ${shared}`}>
      {cell(row)}
    </th>
  );
}

type HeaderCellProps<Row> = { column: Column<Row>; index: number; sort: Sort | undefined; onSort: (sort: Sort | undefined) => void };

function HeaderCell<Row>({ column, index, sort, onSort }: HeaderCellProps<Row>) {
  const { header, className, sortBy } = column;
  if (!sortBy)
    return (
      <th scope="col" className={`px-3 py-2 font-semibold ${className ?? ""}`}>
        {header}
      </th>
    );
  const active = sort?.column === index ? sort : undefined;
  const next = active ? (active.descending ? undefined : { column: index, descending: true }) : { column: index, descending: false };
  const direction = active && (active.descending ? "descending" : "ascending");
  return <SortHeader header={header} className={className} direction={direction} onSort={() => onSort(next)} />;
}

function Empty({ children }: { children: ReactNode }) {
  return (
    <div className="rounded-xl border border-dashed border-edge-strong bg-surface px-6 py-12 text-center text-sm text-fg-muted">
      {children}
    </div>
  );
}
