import type { UseQueryResult } from "@tanstack/react-query";
import { Plus } from "lucide";
import { type ReactNode, useMemo } from "react";
import { useTexts } from "#app/messages/messages.ts";
import { texts } from "#app/messages/texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Noun } from "#lib/noun.ts";
import { ButtonLink } from "./button.tsx";
import { ConfirmDelete } from "./confirm-delete.tsx";
import { DataTable, type ListFilter, type RowsAbove, type WholeColumn } from "./data-table.tsx";
import { EmptyState } from "./empty-state.tsx";
import { ListPage } from "./list-page.tsx";
import { QueryStates } from "./query-states.tsx";
import type { RecordCalls } from "./record-calls.ts";
import { EditLink } from "./record-link.tsx";
import { TableSkeleton } from "./skeleton.tsx";
import { Snippet } from "./snippet.tsx";
import type { UsedRecords } from "./use-list.tsx";

const categoryTexts = texts({
  en: { id: "Category Id", name: "Name", body: "Body" },
  es: { id: "Id de la categoría", name: "Nombre", body: "Texto" },
});

type Category = { name: string; body: string; translations?: { es?: Record<string, string> } };
export type CategoryRow = Category & { id: number };
type Row = CategoryRow;

const searchParts = ({ id, name, body, translations }: Row) => [id, name, body, ...Object.values(translations?.es ?? {})];

const columnsIn = (text: (typeof categoryTexts)["en"], badges: (row: Row) => ReactNode): WholeColumn<Row>[] => [
  { header: text.id, cell: ({ id }) => id, sortBy: "id", className: "w-32 max-sm:hidden" },
  {
    header: text.name,
    namesRow: true,
    cell: (row) => (
      <>
        <p className="font-semibold [overflow-wrap:anywhere]">{row.name}</p>
        <div className="text-fg-muted md:hidden">
          <Snippet of={row.body} />
        </div>
        {badges(row)}
      </>
    ),
    sortBy: "name",
    className: "md:w-1/3",
  },
  { header: text.body, cell: ({ body }) => <Snippet of={body} />, sortBy: "body", className: "text-fg-muted max-md:hidden" },
];

type Props<Key extends string, C extends Category> = {
  noun: Noun;
  idField: Key;
  text: { categories: string; categoriesCaption: string; newCategory: string; emptyCategories: { text: string; action: string } };
  query: UseQueryResult<(C & Record<Key, number>)[]>;
  calls: Pick<RecordCalls<unknown, never>, "listKey" | "remove">;
  undo: (id: number) => void;
  used?: UsedRecords["entity"];
  /** Of the categories, as badges, as a filter and for those without a row. */
  states: { badges: (row: CategoryRow) => ReactNode; filter: ListFilter<CategoryRow>; rowsAbove: RowsAbove };
};

export const categoryId = ({ id }: CategoryRow) => id;

/** The screen that lists categories of one kind: id, name, body, Edit and Delete. */
export function CategoryList<Key extends string, C extends Category>({
  noun,
  idField,
  text,
  query,
  calls,
  undo,
  used,
  states,
}: Props<Key, C>) {
  const columnTexts = useTexts(categoryTexts);
  const columns = useMemo(() => columnsIn(columnTexts, states.badges), [columnTexts, states.badges]);
  const { data, error, isPending, refetch } = query;
  const rows = useMemo(() => data?.map((category): Row => ({ ...category, id: category[idField] })), [data, idField]);
  const addPath = `/admin/${noun.entity}/add`;
  return (
    <ListPage
      title={text.categories}
      action={
        <ButtonLink look="primary" to={addPath}>
          <Icon of={Plus} className="size-4" />
          {text.newCategory}
        </ButtonLink>
      }
    >
      <QueryStates query={{ data: rows, error, isPending, refetch }} pending={<TableSkeleton />}>
        {(loaded) => (
          <DataTable
            caption={text.categoriesCaption}
            rows={loaded}
            rowKey={({ id }) => id}
            searchParts={searchParts}
            columns={columns}
            filter={states.filter}
            rowsAbove={states.rowsAbove}
            empty={<EmptyState {...text.emptyCategories} to={addPath} />}
            actions={({ id, name }) => (
              <>
                <EditLink to={noun.editPath(id)} what={name} />
                <ConfirmDelete
                  what={name}
                  remove={() => calls.remove(id)}
                  undo={() => undo(id)}
                  refresh={calls.listKey}
                  used={used && { entity: used, ids: [id] }}
                />
              </>
            )}
          />
        )}
      </QueryStates>
    </ListPage>
  );
}
