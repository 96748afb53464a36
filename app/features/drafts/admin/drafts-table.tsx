import { useId, useMemo, useState } from "react";
import { cutPage, sortRows } from "#app/admin-kit/data-table.tsx";
import { type ListAddress, ownOrder, pageSizes } from "#app/admin-kit/list-address.ts";
import { EmptyList, PagedTable } from "#app/admin-kit/paged-table.tsx";
import type { DraftItem } from "#app/features/drafts/list-queries.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import type { Noun } from "#lib/noun.ts";
import { draftColumns } from "./draft-columns.tsx";
import { DraftRowActions } from "./draft-row-actions.tsx";
import { draftListTexts } from "./texts/drafts.ts";
import { stateTexts } from "./texts/states.ts";

const start: ListAddress = { ...ownOrder, search: "", page: 1, size: pageSizes[0] };

type Props = {
  title: string;
  noun: Noun;
  drafts: DraftItem[];
  error: Error | null;
  /** Says that there are none; otherwise nothing is shown then. */
  showsEmpty?: boolean;
};

/** Drafts above a list of published records, with an order and pages of their own. */
export function DraftsTable({ title, noun, drafts, error, showsEmpty = false }: Props) {
  const id = useId();
  const text = useTexts(draftListTexts);
  const states = useTexts(stateTexts);
  const language = useLanguage();
  const columns = useMemo(() => draftColumns(text, states), [text, states]);
  const [list, setList] = useState(start);
  const rows = sortRows(drafts, list, (draft) => draft[list.sort === "title" ? "title" : "changedAt"], language);
  if (error)
    return (
      <p role="alert" className="text-sm text-bad">
        {text.failed(error.message)}
      </p>
    );
  if (drafts.length === 0) return showsEmpty ? <EmptyList>{text.none}</EmptyList> : null;
  return (
    <section aria-labelledby={id} className="grid gap-1">
      <h2 id={id} className="text-base font-semibold">
        {title}
      </h2>
      <PagedTable
        caption={title}
        page={{ rows: cutPage(rows, list), total: rows.length, totalIsMinimum: false }}
        list={list}
        onChange={(changes) => setList({ ...list, page: 1, ...changes })}
        rowKey={(draft) => draft.id}
        columns={columns}
        empty=""
        actions={(draft) => <DraftRowActions draft={draft} noun={noun} />}
      />
    </section>
  );
}
