import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#app/admin-kit/button.tsx";
import { ConfirmPopup } from "#app/admin-kit/confirm-popup.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { type DraftSetDto, deleteSet, publishSet, renameSet, revertSet } from "#app/features/drafts/sets-queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { setTexts } from "./texts/sets.ts";
import { useSetChange } from "./use-set-change.ts";

type Props = { set: DraftSetDto };

export function PublishSet({ set: { setId, name, records } }: Props) {
  const text = useTexts(setTexts);
  const isOwner = useMay("sensitive.write");
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const publish = useSetChange(
    () => publishSet({ setId, records }, reason.trim() || undefined),
    () => setOpen(false),
  );
  const isReady = records.every(({ problem }) => problem === null);
  return (
    <>
      <Button look="primary" resting={records.length === 0} onClick={() => setOpen(true)}>
        {text.publish}
      </Button>
      <ConfirmPopup
        open={open}
        onClose={() => setOpen(false)}
        title={text.publishAsk(name)}
        text={isReady ? text.publishText(records.length) : text.notReady}
        confirm={text.publish}
        isPending={publish.isPending}
        cancelWaits
        onConfirm={() => publish.mutate(undefined)}
      >
        {!isReady && isOwner && <TextField name="reason" label={text.reason} hint={text.reasonHint} value={reason} onChange={setReason} />}
      </ConfirmPopup>
    </>
  );
}

export function RevertSet({ set: { setId, name } }: Props) {
  const text = useTexts(setTexts);
  const [open, setOpen] = useState(false);
  const revert = useSetChange(
    () => revertSet(setId),
    () => setOpen(false),
  );
  return (
    <>
      <Button look="quietDanger" onClick={() => setOpen(true)}>
        {text.revert}
      </Button>
      <ConfirmPopup
        open={open}
        onClose={() => setOpen(false)}
        title={text.revertAsk(name)}
        text={text.revertText}
        confirm={text.revert}
        look="danger"
        isPending={revert.isPending}
        cancelWaits
        onConfirm={() => revert.mutate(undefined)}
      />
    </>
  );
}

export function DeleteSet({ set: { setId, name } }: Props) {
  const text = useTexts(setTexts);
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  // Away first: this screen would load the set again, which is gone.
  const remove = useSetChange(async () => {
    const response = await deleteSet(setId);
    await navigate("/admin/sets", { replace: true });
    return response;
  });
  return (
    <>
      <Button look="quietDanger" onClick={() => setOpen(true)}>
        {text.delete}
      </Button>
      <ConfirmPopup
        open={open}
        onClose={() => setOpen(false)}
        title={text.deleteAsk(name)}
        text={text.deleteText}
        confirm={text.delete}
        look="danger"
        isPending={remove.isPending}
        cancelWaits
        onConfirm={() => remove.mutate(undefined)}
      />
    </>
  );
}

export function RenameSet({ set: { setId, name: current } }: Props) {
  const text = useTexts(setTexts);
  const [open, setOpen] = useState(false);
  const [name, setName] = useState(current);
  const rename = useSetChange(
    () => renameSet(setId, name),
    () => setOpen(false),
    { isQuiet: true },
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    rename.mutate(undefined);
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>{text.rename}</Button>
      <ConfirmPopup
        open={open}
        onClose={() => setOpen(false)}
        title={text.rename}
        text={text.nameHint}
        confirm={text.save}
        isPending={rename.isPending}
        form="rename-set"
      >
        <form id="rename-set" onSubmit={submit} noValidate>
          <TextField name="name" label={text.name} required value={name} onChange={setName} error={rename.error?.message} />
        </form>
      </ConfirmPopup>
    </>
  );
}
