import { ConfirmAction } from "#app/admin-kit/confirm-action.tsx";
import { type BinItem, binKey, emptyBin, purgeFromBin } from "#app/features/history/revisions/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { historyTexts } from "./texts/history.ts";

export function DeleteForGood({ item: { revisionId, title, entity } }: { item: BinItem }) {
  const { bin: text } = useTexts(historyTexts);
  return (
    <ConfirmAction
      label={text.forGoodOf(title)}
      title={text.forGoodAsk}
      text={text.forGoodText(title, entity !== "contactmessage")}
      confirm={text.forGood}
      run={() => purgeFromBin(revisionId)}
      refresh={binKey}
    >
      {text.forGood}
    </ConfirmAction>
  );
}

/** Up to the last deletion shown: what a colleague deletes in the meantime stays. */
export function EmptyBin({ upTo, count }: { upTo: number; count: string }) {
  const { bin: text } = useTexts(historyTexts);
  const records = text.records(count);
  return (
    <ConfirmAction
      title={text.emptyAsk}
      text={text.emptyText(records)}
      confirm={text.emptyConfirm(records)}
      run={() => emptyBin(upTo)}
      refresh={binKey}
    >
      {text.empty}
    </ConfirmAction>
  );
}
