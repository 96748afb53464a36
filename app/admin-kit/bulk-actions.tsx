import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useContext, useState } from "react";
import { bulkTexts } from "#app/messages/admin/bulk.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Button } from "./button.tsx";
import { ConfirmPopup } from "./confirm-popup.tsx";
import type { Selection } from "./row-selection.tsx";
import { TrashMonths } from "./trash.ts";
import { type BulkRun, useBulk } from "./use-bulk.ts";
import { recordUsesQuery, type UsedRecords, UsesOfRecords } from "./use-list.tsx";

type Props = { selection: Selection; run: BulkRun; refresh: QueryKey };

export function BulkAction({ selection, run, refresh, children }: Props & { children: string }) {
  const { mutate, isPending } = useBulk(selection, { refresh });
  return (
    <Button resting={isPending} onClick={() => mutate(run)}>
      {children}
    </Button>
  );
}

/** Hides every selected row from visitors. Asks first if menus, texts or redirects still lead to one of them. */
export function BulkTakeDown({ selection, run, refresh, used, children }: Props & { used: UsedRecords["entity"]; children: string }) {
  const text = useTexts(bulkTexts);
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending } = useBulk(selection, { refresh, onSettled: () => setAsked(false) });
  const records = { entity: used, ids: selection.records.map(({ id }) => id) };
  const check = useMutation({
    mutationFn: (checked: UsedRecords) => client.fetchQuery(recordUsesQuery(checked)),
    onSuccess: ({ useListVm }, checked) => {
      // Another row may have been selected meanwhile.
      const isSame = String(checked.ids) === String(records.ids);
      if (isSame && useListVm.length === 0) mutate(run);
      else setAsked(true);
    },
    onError: () => setAsked(true),
  });
  return (
    <>
      <Button resting={isPending || check.isPending} onClick={() => check.mutate(records)}>
        {children}
      </Button>
      <ConfirmPopup
        open={isAsked}
        title={text.takeDownTitle}
        text={text.takeDown(selection.records.length)}
        confirm={children}
        look="danger"
        isPending={isPending}
        cancelWaits
        onClose={() => setAsked(false)}
        onConfirm={() => mutate(run)}
      >
        <UsesOfRecords {...records} />
      </ConfirmPopup>
    </>
  );
}

const maxNames = 5;

/** Deletes every selected row, after one question that names them. */
export function BulkDelete({
  selection,
  run,
  refresh,
  undo,
  used,
}: Props & { undo: (ids: number[]) => void; used?: UsedRecords["entity"] | undefined }) {
  const text = useTexts(bulkTexts);
  const months = useContext(TrashMonths);
  const [open, setOpen] = useState(false);
  const { mutate, isPending } = useBulk(selection, { refresh, undo, onSettled: () => setOpen(false) });
  const { records } = selection;
  const unnamedCount = records.length - maxNames;
  return (
    <>
      <Button look="danger" onClick={() => setOpen(true)}>
        {text.delete}
      </Button>
      <ConfirmPopup
        open={open}
        title={text.deletionTitle}
        text={text.deletion(records.length)}
        confirm={text.confirmDeletion(records.length)}
        look="danger"
        isPending={isPending}
        cancelWaits
        onClose={() => setOpen(false)}
        onConfirm={() => mutate(run)}
      >
        <ul className="list-disc pl-5 text-sm font-semibold [overflow-wrap:anywhere]">
          {records.slice(0, maxNames).map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
          {unnamedCount > 0 && <li className="font-normal text-fg-muted">{text.more(unnamedCount)}</li>}
        </ul>
        <p className="mt-3 text-sm text-fg-muted">{text.consequence(months)}</p>
        {used && <UsesOfRecords entity={used} ids={records.map(({ id }) => id)} />}
      </ConfirmPopup>
    </>
  );
}
