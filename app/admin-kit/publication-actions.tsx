import type { QueryKey } from "@tanstack/react-query";
import { bulkTexts } from "#app/messages/admin/bulk.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { BulkRecord } from "#lib/bulk.ts";
import type { PublicationAction } from "#lib/publication.ts";
import { BulkAction, BulkDelete, BulkTakeDown } from "./bulk-actions.tsx";
import type { BulkResponse } from "./bulk-report.ts";
import type { Selection } from "./row-selection.tsx";
import type { UsedRecords } from "./use-list.tsx";

type Props = {
  selection: Selection;
  change: (action: PublicationAction, records: BulkRecord[]) => Promise<BulkResponse>;
  undo: (ids: number[]) => void;
  refresh: QueryKey;
  used?: UsedRecords["entity"];
};

export function PublicationActions({ selection, change, undo, refresh, used }: Props) {
  const text = useTexts(bulkTexts);
  const hiding = { selection, refresh, run: (records: BulkRecord[]) => change("unpublish", records) };
  return (
    <>
      <BulkAction selection={selection} refresh={refresh} run={(records) => change("publish", records)}>
        {text.publish}
      </BulkAction>
      {used ? (
        <BulkTakeDown {...hiding} used={used}>
          {text.unpublish}
        </BulkTakeDown>
      ) : (
        <BulkAction {...hiding}>{text.unpublish}</BulkAction>
      )}
      <BulkDelete selection={selection} refresh={refresh} undo={undo} used={used} run={(records) => change("delete", records)} />
    </>
  );
}
