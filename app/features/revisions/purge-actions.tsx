import { ConfirmAction } from "#app/admin-kit/confirm-action.tsx";
import { type BinItem, binKey, emptyBin, purgeFromBin } from "./queries.ts";

const advertisingRule = "Advertising rules want what visitors saw to be kept for two years after its last day.";

/** Takes one record out of the Trash for ever. */
export function DeleteForGood({ item: { revisionId, title, entity } }: { item: BinItem }) {
  return (
    <ConfirmAction
      label={`Delete ${title} for good`}
      title="Delete for good?"
      text={`“${title}” and its whole history are deleted and cannot be brought back. ${entity === "contactmessage" ? "" : advertisingRule}`}
      confirm="Delete for good"
      run={() => purgeFromBin(revisionId)}
      refresh={binKey}
    >
      Delete for good
    </ConfirmAction>
  );
}

/** Takes everything out of the Trash for ever, up to the record that was deleted last; what a colleague deletes meanwhile stays. */
export function EmptyBin({ upTo, count }: { upTo: number; count: string }) {
  const many = count === "1" ? "1 record" : `${count} records`;
  return (
    <ConfirmAction
      title="Empty the Trash?"
      text={`${many} with their whole history are deleted and cannot be brought back; their pictures follow. ${advertisingRule}`}
      confirm={`Delete ${many} for good`}
      run={() => emptyBin(upTo)}
      refresh={binKey}
    >
      Empty the Trash
    </ConfirmAction>
  );
}
