import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide";
import { type ReactNode, useMemo } from "react";
import { ButtonLink } from "#app/admin-kit/button.tsx";
import { ConfirmDelete } from "#app/admin-kit/confirm-delete.tsx";
import { DataTable, type ListFilter, type WholeColumn } from "#app/admin-kit/data-table.tsx";
import { EmptyState } from "#app/admin-kit/empty-state.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { EditLink } from "#app/admin-kit/record-link.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { assistanceProgramNoun } from "#app/features/assistance/noun.ts";
import { type ProgramRecord, programCalls, programsQuery } from "#app/features/assistance/queries.ts";
import { useListStates } from "#app/features/drafts/admin/use-list-states.tsx";
import { useUndoDeletion } from "#app/features/history/admin/use-restore.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { shortDay } from "#lib/dates.ts";
import type { Language } from "#lib/translations.ts";
import { isExpired, ProgramState } from "./program-state.tsx";
import { type ProgramListTexts, programListTexts } from "./texts/assistance.ts";

const searchParts = ({ name, operator, amount, sourceName, translations }: ProgramRecord) => [
  name,
  operator,
  amount,
  sourceName,
  ...Object.values(translations?.es ?? {}),
];

const columnsIn = (
  text: ProgramListTexts,
  language: Language,
  badges: (program: ProgramRecord) => ReactNode,
): WholeColumn<ProgramRecord>[] => [
  {
    header: text.name,
    namesRow: true,
    sortBy: "name",
    cell: (program) => (
      <>
        <p className="font-semibold [overflow-wrap:anywhere]">{program.name}</p>
        <p className="text-fg-muted">{program.operator}</p>
        <p className="text-fg-muted sm:hidden">{shortDay(program.validUntil, language)}</p>
        <span className="flex flex-wrap gap-1.5">
          {badges(program)}
          <ProgramState program={program} />
        </span>
      </>
    ),
  },
  {
    header: text.validUntil,
    sortBy: "validUntil",
    className: "whitespace-nowrap max-sm:hidden",
    cell: ({ validUntil }) => shortDay(validUntil, language),
  },
];

const idOf = ({ assistanceProgramId }: ProgramRecord) => assistanceProgramId;

/** A program may be published and hidden all the same, once its last day is over. */
const withExpired = (states: ListFilter<ProgramRecord>, expired: string): ListFilter<ProgramRecord> => ({
  ...states,
  names: { ...states.names, expired },
  matches: (program, choice) => (choice === "expired" ? isExpired(program) : states.matches(program, choice)),
});

export default function AssistancePrograms() {
  const text = useTexts(programListTexts);
  const language = useLanguage();
  const { badges, filter: states, rowsAbove } = useListStates(assistanceProgramNoun, idOf);
  const columns = useMemo(() => columnsIn(text, language, badges), [text, language, badges]);
  const filter = useMemo(() => withExpired(states, text.expired), [states, text]);
  const undo = useUndoDeletion(assistanceProgramNoun.entity);
  return (
    <ListPage
      title={text.title}
      action={
        <ButtonLink look="primary" to="/admin/assistance/add">
          <Icon of={Plus} className="size-4" />
          {text.add}
        </ButtonLink>
      }
    >
      <QueryStates query={useQuery(programsQuery)} pending={<TableSkeleton />}>
        {(rows) => (
          <DataTable
            caption={text.title}
            rows={rows}
            rowKey={({ assistanceProgramId }) => assistanceProgramId}
            searchParts={searchParts}
            columns={columns}
            filter={filter}
            rowsAbove={rowsAbove}
            empty={<EmptyState {...text.emptyList} to="/admin/assistance/add" />}
            actions={({ assistanceProgramId: id, name }) => (
              <>
                <EditLink to={assistanceProgramNoun.editPath(id)} what={name} />
                <ConfirmDelete what={name} remove={() => programCalls.remove(id)} undo={() => undo(id)} refresh={programCalls.listKey} />
              </>
            )}
          />
        )}
      </QueryStates>
    </ListPage>
  );
}
