import type { QueryKey } from "@tanstack/react-query";
import { useMemo } from "react";
import { ButtonLink } from "./button.tsx";
import { ConfirmDelete } from "./confirm-delete.tsx";
import { type Column, DataTable } from "./data-table.tsx";
import { Snippet } from "./snippet.tsx";

type Category = { name: string; body: string; translations?: { es?: Record<string, string> } };
type Row = Category & { id: number };

const searchText = ({ id, name, body, translations }: Row) => [id, name, body, ...Object.values(translations?.es ?? {})].join(" ");

const columns: Column<Row>[] = [
  { header: "Category Id", cell: ({ id }) => id, sortBy: ({ id }) => id, className: "w-32 max-sm:hidden" },
  {
    header: "Name",
    namesRow: true,
    cell: ({ name }) => <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>,
    sortBy: ({ name }) => name,
    className: "md:w-1/3",
  },
  { header: "Body", cell: ({ body }) => <Snippet of={body} />, sortBy: ({ body }) => body, className: "text-fg-muted max-md:hidden" },
];

type Props<C extends Category> = {
  caption: string;
  categories: C[];
  idOf: (category: C) => number;
  editPath: (id: number) => string;
  remove: (id: number) => Promise<unknown>;
  /** The list that is read again after a delete. */
  refresh: QueryKey;
};

/** Categories, of whatever they are categories of: id, name, body, Edit and Delete. */
export function CategoryTable<C extends Category>({ caption, categories, idOf, editPath, remove, refresh }: Props<C>) {
  const rows = useMemo(() => categories.map((category): Row => ({ ...category, id: idOf(category) })), [categories, idOf]);
  return (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={({ id }) => id}
      searchText={searchText}
      columns={columns}
      empty="There is no category yet."
      actions={({ id, name }) => (
        <>
          <ButtonLink look="quiet" to={editPath(id)} aria-label={`Edit ${name}`}>
            Edit
          </ButtonLink>
          <ConfirmDelete what={name} remove={() => remove(id)} refresh={refresh} />
        </>
      )}
    />
  );
}
