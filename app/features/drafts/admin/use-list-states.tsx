import { type ReactNode, useMemo } from "react";
import type { ListFilter, RowsAbove } from "#app/admin-kit/data-table.tsx";
import { draftsAbove, parseState } from "#app/features/drafts/draft-list.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { Noun } from "#lib/noun.ts";
import { isInState } from "#lib/record-state.ts";
import { DraftsTable } from "./drafts-table.tsx";
import { StateBadges } from "./state-badges.tsx";
import { draftListTexts } from "./texts/drafts.ts";
import { stateTexts } from "./texts/states.ts";
import { useRecordStates } from "./use-record-states.ts";

type ListStates<Row> = {
  badges: (row: Row) => ReactNode;
  filter: ListFilter<Row>;
  rowsAbove: RowsAbove;
};

/** What a fully loaded list needs to show and filter the states of its records. `idOf` must be stable across renders. */
export function useListStates<Row extends object>(noun: Noun, idOf: (row: Row) => number): ListStates<Row> {
  const { drafts, error, stateOf } = useRecordStates(noun.entity);
  const text = useTexts(stateTexts);
  const { notPublishedYet } = useTexts(draftListTexts);
  return useMemo(
    () => ({
      badges: (row) => <StateBadges of={stateOf(idOf(row), row)} />,
      filter: {
        label: text.state,
        names: { all: text.all, ...text.states },
        matches: (row, choice) => {
          const wanted = parseState(choice);
          return wanted === "all" || isInState(stateOf(idOf(row), row), wanted);
        },
      },
      rowsAbove: ({ search, show }) => {
        // The others have rows, which the filter finds.
        const shown = draftsAbove(drafts, parseState(show), search).filter(({ isNew }) => isNew);
        const total = drafts.filter(({ isNew }) => isNew).length;
        const content = <DraftsTable title={notPublishedYet} noun={noun} drafts={shown} error={error} />;
        return { count: shown.length, total, content };
      },
    }),
    [drafts, error, stateOf, text, notPublishedYet, noun, idOf],
  );
}
