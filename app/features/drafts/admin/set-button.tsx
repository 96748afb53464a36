import { useQuery } from "@tanstack/react-query";
import { Layers } from "lucide";
import { type FormEvent, useState } from "react";
import { Button, ButtonLink } from "#app/admin-kit/button.tsx";
import { ConfirmPopup } from "#app/admin-kit/confirm-popup.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import type { DraftDto } from "#app/features/drafts/queries.ts";
import { addToSet, createSet, removeFromSet, setsQuery } from "#app/features/drafts/sets-queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { setTexts } from "./texts/sets.ts";
import { useSetChange } from "./use-set-change.ts";

/** Puts a draft into a set, or takes it out. */
export function SetButton({ draft }: { draft: DraftDto }) {
  const { button: text } = useTexts(setTexts);
  const mayWrite = useMay("content.write");
  const [open, setOpen] = useState(false);
  const { entity, id, parts } = draft;
  const setIds = [...new Set(parts.flatMap(({ setId }) => setId ?? []))];
  const sets = useQuery({ ...setsQuery, enabled: open || setIds.length > 0 });
  const remove = useSetChange(() => removeFromSet({ entity, id, parts: parts.map(({ part }) => part) }));
  if (!mayWrite || parts.length === 0) return null;
  const [setId] = setIds;
  const name = sets.data?.find((set) => set.setId === setId)?.name;
  if (setId !== undefined)
    return (
      <>
        <ButtonLink to={`/admin/sets/${setId}`} aria-label={name && `${text.open}: ${name}`}>
          <Icon of={Layers} className="size-4" />
          {name ? text.in(name) : text.open}
        </ButtonLink>
        <Button look="quiet" resting={remove.isPending} onClick={() => remove.mutate(undefined)}>
          {text.takeOut}
        </Button>
      </>
    );
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon of={Layers} className="size-4" />
        {text.add}
      </Button>
      {open && <AddDialog draft={draft} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The value of the choice that makes a set. */
const newSet = "new";

function AddDialog({ draft: { entity, id, parts }, onClose }: { draft: DraftDto; onClose: () => void }) {
  const texts = useTexts(setTexts);
  const { button: text } = texts;
  const sets = useQuery(setsQuery);
  const openSets = sets.data?.filter(({ publishedAt }) => publishedAt === null) ?? [];
  const [chosen, setChosen] = useState("");
  const [name, setName] = useState("");
  const choice = chosen || String(openSets[0]?.setId ?? newSet);
  const add = useSetChange(async () => {
    const setId = choice === newSet ? (await createSet(name)).setId : Number(choice);
    return addToSet(setId, { entity, id, parts: parts.map(({ part }) => part) });
  }, onClose);

  function submit(event: FormEvent) {
    event.preventDefault();
    add.mutate(undefined);
  }

  return (
    <ConfirmPopup
      open
      onClose={onClose}
      title={text.title}
      text={text.text}
      confirm={text.confirm}
      isPending={add.isPending}
      form="add-to-set"
    >
      <form id="add-to-set" onSubmit={submit} noValidate className="grid gap-4">
        <SelectField name="set" label={text.choose} value={choice} onChange={setChosen}>
          {openSets.map((set) => (
            <option key={set.setId} value={set.setId}>
              {set.name}
            </option>
          ))}
          <option value={newSet}>{text.newSet}</option>
        </SelectField>
        {choice === newSet && (
          <TextField
            name="name"
            label={texts.name}
            hint={texts.nameHint}
            required
            value={name}
            onChange={setName}
            error={add.error?.message}
          />
        )}
      </form>
    </ConfirmPopup>
  );
}
