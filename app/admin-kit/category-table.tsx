import type { QueryKey } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { categoryTexts } from "#app/messages/admin/categories.ts";
import { useTexts } from "#app/messages/messages.ts";
import { ConfirmDelete } from "./confirm-delete.tsx";
import { DataTable, type WholeColumn } from "./data-table.tsx";
import { EditLink } from "./record-link.tsx";
import { Snippet } from "./snippet.tsx";

type Category = { name: string; body: string; translations?: { es?: Record<string, string> } };
type Row = Category & { id: number };

const searchParts = ({ id, name, body, translations }: Row) => [id, name, body, ...Object.values(translations?.es ?? {})];

const columnsIn = (text: (typeof categoryTexts)["en"]): WholeColumn<Row>[] => [
  { header: text.id, cell: ({ id }) => id, sortBy: "id", className: "w-32 max-sm:hidden" },
  {
    header: text.name,
    namesRow: true,
    cell: ({ name, body }) => (
      <>
        <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
        <div className="text-fg-muted md:hidden">
          <Snippet of={body} />
        </div>
      </>
    ),
    sortBy: "name",
    className: "md:w-1/3",
  },
  { header: text.body, cell: ({ body }) => <Snippet of={body} />, sortBy: "body", className: "text-fg-muted max-md:hidden" },
];

type Props<C extends Category> = {
  caption: string;
  categories: C[];
  idOf: (category: C) => number;
  editPath: (id: number) => string;
  remove: (id: number) => Promise<{ message: string }>;
  undo: (id: number) => void;
  /** The list that is read again after a delete. */
  refresh: QueryKey;
  /** Said when there is no category at all. */
  empty: ReactNode;
};

/** Categories, of whatever they are categories of: id, name, body, Edit and Delete. */
export function CategoryTable<C extends Category>({ caption, categories, idOf, editPath, remove, undo, refresh, empty }: Props<C>) {
  const text = useTexts(categoryTexts);
  const columns = useMemo(() => columnsIn(text), [text]);
  const rows = useMemo(() => categories.map((category): Row => ({ ...category, id: idOf(category) })), [categories, idOf]);
  return (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={({ id }) => id}
      searchParts={searchParts}
      columns={columns}
      empty={empty}
      actions={({ id, name }) => (
        <>
          <EditLink to={editPath(id)} what={name} />
          <ConfirmDelete what={name} remove={() => remove(id)} undo={() => undo(id)} refresh={refresh} />
        </>
      )}
    />
  );
}
