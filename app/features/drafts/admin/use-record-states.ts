import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type DraftItem, draftsOfQuery } from "#app/features/drafts/list-queries.ts";
import { type StateOfRecord, stateOfRecord } from "#lib/record-state.ts";

const none: DraftItem[] = [];

/** The drafts of a kind, and the state of any record of it. */
export function useRecordStates(entity: string) {
  const { data: drafts = none, error } = useQuery(draftsOfQuery(entity));
  return useMemo(() => {
    const byId = new Map(drafts.map((draft) => [draft.id, draft]));
    const stateOf = (id: number, row: object): StateOfRecord =>
      stateOfRecord({ row, parts: byId.get(id)?.parts ?? [], scheduled: byId.get(id)?.scheduled ?? [] });
    return { drafts, error, stateOf };
  }, [drafts, error]);
}
