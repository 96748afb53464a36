import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { EmptyList } from "#app/admin-kit/paged-table.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { RecordLink } from "#app/admin-kit/record-link.tsx";
import { SearchBox } from "#app/admin-kit/search-box.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { TablePages } from "#app/admin-kit/table-pages.tsx";
import { useAddressState } from "#app/admin-kit/use-address-state.ts";
import { changesPageSize, changesQuery, peopleQuery, type RevisionItem } from "#app/features/history/revisions/queries.ts";
import { isNarrowed, parseChangeSearch } from "#app/features/history/search-address.ts";
import { nounOf, nouns } from "#app/features/nouns.ts";
import { findRecordForm } from "#app/features/record-forms.ts";
import { listTexts } from "#app/messages/admin/lists.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { ChangeLine } from "./change-line.tsx";
import { KindField, PeriodFields, PersonField } from "./filter-fields.tsx";
import { PublicationLine } from "./publication-line.tsx";
import { RestoreDialog } from "./restore-dialog.tsx";
import { RevisionDifference } from "./revision-difference.tsx";
import { historyTexts } from "./texts/history.ts";
import { useRestore } from "./use-restore.ts";

const parseSearch = (address: URLSearchParams) => parseChangeSearch(address, nouns);

export default function Changes() {
  const { changes: text } = useTexts(historyTexts);
  const { count } = useTexts(listTexts);
  const [search, changeSearch] = useAddressState(parseSearch);
  const changes = useQuery(changesQuery(search));
  const people = useQuery(peopleQuery);
  return (
    <ListPage title={text.title}>
      <p className="max-w-prose text-sm text-fg-muted">{text.intro}</p>
      <search className="grid gap-3">
        <SearchBox value={search.search} onSearch={(text) => changeSearch({ search: text }, { replace: true })} />
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-[1fr_1fr_auto_auto]">
          <PersonField search={search} onChange={changeSearch} people={people.data} />
          <KindField search={search} onChange={changeSearch} />
          <PeriodFields search={search} onChange={changeSearch} />
        </div>
      </search>
      <QueryStates query={changes} pending={<TableSkeleton />}>
        {({ revisionListVm, total, totalIsMinimum }) => (
          <>
            <p role="status" className="text-sm text-fg-muted">
              {count({ total, isMinimum: totalIsMinimum, isSearched: isNarrowed(search) })}
            </p>
            {revisionListVm.length > 0 ? (
              <ul aria-label={text.title} className="divide-y divide-edge rounded-2xl border border-edge bg-surface px-4 sm:px-6">
                {revisionListVm.map((change) => (
                  <ChangeEntry key={change.revisionId} change={change} />
                ))}
              </ul>
            ) : (
              <EmptyList>{isNarrowed(search) ? text.none : text.emptyList}</EmptyList>
            )}
            <TablePages
              page={search.page}
              pages={Math.max(1, Math.ceil(total / changesPageSize))}
              onPage={(page) => changeSearch({ page })}
            />
          </>
        )}
      </QueryStates>
    </ListPage>
  );
}

function ChangeEntry({ change }: { change: RevisionItem }) {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const restore = useRestore(() => setAsking(false));
  const mayRestore = useMay("content.write");
  const noun = nounOf(change.entity);
  const form = findRecordForm(change.entity);
  const language = useLanguage();
  const text = useTexts(historyTexts);
  const what = text.named(change.title, change.version);
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm">
        <p className="min-w-0 [overflow-wrap:anywhere]">
          {change.action === "delete" ? (
            <span className="font-medium">{`${noun.label[language]}: ${change.title}`}</span>
          ) : (
            <RecordLink to={noun.editPath(change.entityId)} className="font-medium text-accent hover:underline">
              {`${noun.label[language]}: ${change.title}`}
            </RecordLink>
          )}
          <span className="block text-fg-muted">
            <ChangeLine change={change} />
          </span>
          <PublicationLine change={change} />
        </p>
        <div className="flex gap-1">
          {form && (
            <Button look="quiet" aria-expanded={open} aria-label={text.whatChangedIn(what)} onClick={() => setOpen(!open)}>
              {text.whatChanged}
            </Button>
          )}
          {mayRestore && (
            <Button look="quiet" aria-label={text.restoreOf(what)} onClick={() => setAsking(true)}>
              {text.restore}
            </Button>
          )}
        </div>
      </div>
      {open && form && <RevisionDifference change={change} labels={form.labels[language]} formats={form.formats ?? {}} read={form.read} />}
      <RestoreDialog
        open={asking}
        onClose={() => setAsking(false)}
        what={what}
        isPending={restore.isPending}
        onRestore={() => restore.mutate(change.revisionId)}
      />
    </li>
  );
}
