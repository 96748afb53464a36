import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { cutPage, sortRows } from "#app/admin-kit/data-table.tsx";
import { Options, SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { PagedTable } from "#app/admin-kit/paged-table.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { ListSearch } from "#app/admin-kit/search-box.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { type Change, useAddressState } from "#app/admin-kit/use-address-state.ts";
import { type DraftList, narrowDrafts, parseDraftList } from "#app/features/drafts/draft-list.ts";
import { allDraftsQuery, type DraftItem } from "#app/features/drafts/list-queries.ts";
import { PersonField } from "#app/features/history/admin/filter-fields.tsx";
import { historyTexts } from "#app/features/history/admin/texts/history.ts";
import { nounOf, nouns } from "#app/features/nouns.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { draftColumns } from "./draft-columns.tsx";
import { DraftRowActions } from "./draft-row-actions.tsx";
import { PolicyLink } from "./policy-link.tsx";
import { draftListTexts } from "./texts/drafts.ts";
import { stateTexts } from "./texts/states.ts";

const parse = (address: URLSearchParams) => parseDraftList(address, nouns);

export default function Drafts() {
  const text = useTexts(draftListTexts);
  const states = useTexts(stateTexts);
  const language = useLanguage();
  const drafts = useQuery(allDraftsQuery);
  const [list, changeList] = useAddressState(parse);
  const columns = useMemo(() => draftColumns(text, states, ({ entity }) => nounOf(entity).label[language]), [text, states, language]);
  return (
    <ListPage title={text.title}>
      <p className="max-w-prose text-sm text-fg-muted">{text.intro}</p>
      <PolicyLink />
      <DraftFilters list={list} onChange={changeList} drafts={drafts.data ?? []} />
      <QueryStates query={drafts} pending={<TableSkeleton />}>
        {(all) => {
          const shown = narrowDrafts(all, list);
          const rows = sortRows(shown, list, (draft) => draft[list.sort === "title" ? "title" : "changedAt"], language);
          return (
            <PagedTable
              caption={text.caption}
              page={{ rows: cutPage(rows, list), total: rows.length, totalIsMinimum: false }}
              list={list}
              onChange={changeList}
              isFiltered={shown.length < all.length}
              rowKey={({ entity, id }) => `${entity} ${id}`}
              columns={columns}
              empty={text.empty}
              nothingFound={text.none}
              actions={(draft) => <DraftRowActions draft={draft} noun={nounOf(draft.entity)} />}
            />
          );
        }}
      </QueryStates>
    </ListPage>
  );
}

/** Only what occurs can be chosen, and what the address names. */
function DraftFilters({ list, onChange, drafts }: { list: DraftList; onChange: Change<DraftList>; drafts: DraftItem[] }) {
  const text = useTexts(draftListTexts);
  const states = useTexts(stateTexts);
  const { changes } = useTexts(historyTexts);
  const language = useLanguage();
  const kinds = nouns.filter(({ entity }) => entity === list.kind || drafts.some((draft) => draft.entity === entity));
  const writers = new Map(drafts.flatMap(({ parts }) => parts.map(({ changedBy, changedByName }) => [changedBy, changedByName] as const)));
  const people = [...writers].map(([userId, userName]) => ({ userId, userName: userName ?? text.someone }));
  const { published: _, takenDown: _hidden, ...draftStates } = states.states;
  return (
    <search className="grid gap-3">
      <ListSearch list={list} onChange={onChange} />
      <div className="grid grid-cols-2 gap-3 lg:max-w-3xl lg:grid-cols-4">
        <SelectField name="kind" label={changes.kind} value={list.kind} onChange={(kind) => onChange({ kind })}>
          <option value="">{changes.any}</option>
          <Options names={Object.fromEntries(kinds.map(({ entity, label }) => [entity, label[language]]))} />
        </SelectField>
        <SelectField name="state" label={states.state} value={list.state} onChange={(state) => onChange({ state })}>
          <option value="">{states.all}</option>
          <Options names={draftStates} />
        </SelectField>
        <PersonField search={list} onChange={onChange} people={people} />
        <SelectField name="language" label={text.language} value={list.language} onChange={(chosen) => onChange({ language: chosen })}>
          <option value="">{text.anyLanguage}</option>
          <Options names={text.languages} />
        </SelectField>
      </div>
    </search>
  );
}
