import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Package } from "lucide";
import { type FormEvent, useState } from "react";
import { ApiFailure } from "#app/admin-kit/api-client.ts";
import { Button, ButtonLink } from "#app/admin-kit/button.tsx";
import { ConfirmPopup } from "#app/admin-kit/confirm-popup.tsx";
import { FailureBox } from "#app/admin-kit/failure-box.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import type { DraftDto } from "#app/features/drafts/queries.ts";
import { addToSet, createSet, removeFromSet, setsQuery } from "#app/features/drafts/sets-queries.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { officeMoment } from "#lib/office-clock.ts";
import { type SaveFirst, saveThen } from "./save-first.ts";
import { suggestSet } from "./suggest-set.ts";
import { setTexts } from "./texts/sets.ts";
import { useSetChange } from "./use-set-change.ts";

type Props = { draft: DraftDto; onSave?: SaveFirst };
type Parts = DraftDto["parts"];

/** Puts a draft into a set, or takes it out. Its parts may be in several sets. */
export function SetButton({ draft, onSave }: Props) {
  const { button: text } = useTexts(setTexts);
  const mayWrite = useMay("content.write");
  const [open, setOpen] = useState(false);
  const { parts } = draft;
  if (!mayWrite || parts.length === 0) return null;
  const free = parts.filter(({ setId }) => setId === null);
  const inSets = [...Map.groupBy(parts, ({ setId }) => setId)].flatMap(([setId, some]) => (setId === null ? [] : [{ setId, some }]));
  const start = () => saveThen(onSave, () => setOpen(true));
  return (
    <>
      {inSets.map(({ setId, some }) => (
        <SetLine key={setId} draft={draft} setId={setId} parts={some} free={inSets.length === 1 ? free : []} onSave={onSave} />
      ))}
      {inSets.length > 1 && free.length > 0 && <OutsideLine text={text.inNone} parts={free} onAdd={start} />}
      {inSets.length === 0 && (
        <Button onClick={start}>
          <Icon of={Package} className="size-4" />
          {text.add}
        </Button>
      )}
      {open && free.length > 0 && <AddDialog draft={draft} parts={free} onClose={() => setOpen(false)} />}
    </>
  );
}

type LineProps = Props & { setId: number; parts: Parts; free: Parts };

/** A set with the parts that are in it. */
function SetLine({ draft: { entity, id }, setId, parts, free, onSave }: LineProps) {
  const texts = useTexts(setTexts);
  const { button: text } = texts;
  const { data: sets } = useQuery(setsQuery);
  const remove = useSetChange(() => removeFromSet({ entity, id, parts: partNames(parts) }));
  const add = useSetChange(async () => {
    await onSave?.();
    return addToSet(setId, { entity, id, parts: partNames(free) });
  });
  const name = sets?.find((set) => set.setId === setId)?.name;
  return (
    <div className="grid w-full gap-1 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <ButtonLink to={`/admin/sets/${setId}`}>
          <Icon of={Package} className="size-4" />
          {name ? text.in(name) : text.open}
        </ButtonLink>
        <span className="text-fg-muted">{parts.map(({ part }) => texts.parts[part]).join(", ")}</span>
        <Button look="quiet" aria-label={name && text.takeOutOf(name)} resting={remove.isPending} onClick={() => remove.mutate(undefined)}>
          {text.takeOut}
        </Button>
      </div>
      {free.length > 0 && <OutsideLine text={texts.outside} parts={free} isPending={add.isPending} onAdd={() => add.mutate(undefined)} />}
    </div>
  );
}

type OutsideProps = { text: (parts: string) => string; parts: Parts; isPending?: boolean; onAdd: () => void };

function OutsideLine({ text, parts, isPending, onAdd }: OutsideProps) {
  const texts = useTexts(setTexts);
  const names = text(parts.map(({ part }) => texts.parts[part]).join(", "));
  return (
    <p className="flex w-full flex-wrap items-center gap-2 text-sm text-fg-muted">
      {names}
      <Button look="quiet" resting={isPending} onClick={onAdd}>
        {texts.button.confirm}
        <span className="sr-only">: {names}</span>
      </Button>
    </p>
  );
}

const partNames = (parts: Parts) => parts.map(({ part }) => part);

/** The value of the choice that makes a set. */
const newSet = "new";

function AddDialog({ draft: { entity, id }, parts, onClose }: { draft: DraftDto; parts: Parts; onClose: () => void }) {
  const texts = useTexts(setTexts);
  const { button: text } = texts;
  const language = useLanguage();
  const client = useQueryClient();
  const sets = useQuery(setsQuery);
  const openSets = sets.data?.filter(({ publishedAt }) => publishedAt === null) ?? [];
  const [chosen, setChosen] = useState("");
  const [name, setName] = useState("");
  const choice = chosen || String(suggestSet(openSets)?.setId ?? newSet);

  /** The new set is chosen at once, so that another try does not make a second one. */
  async function makeSet(): Promise<number> {
    const { setId } = await createSet(name);
    await client.invalidateQueries({ queryKey: setsQuery.queryKey });
    setChosen(String(setId));
    return setId;
  }

  const add = useSetChange(
    async () => {
      const setId = choice === newSet ? await makeSet() : Number(choice);
      return addToSet(setId, { entity, id, parts: partNames(parts) });
    },
    onClose,
    { isQuiet: true },
  );
  const nameError = add.error instanceof ApiFailure ? add.error.validationErrors.find(({ field }) => field === "name")?.message : undefined;

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
        {add.error && !nameError && <FailureBox message={add.error.message} />}
        <SelectField name="set" label={text.choose} value={choice} onChange={setChosen}>
          {openSets.map((set) => (
            <option key={set.setId} value={set.setId}>
              {text.choice(
                set.name,
                set.isOwn ? null : set.createdByName,
                set.scheduledFor && officeMoment(new Date(set.scheduledFor), language),
              )}
            </option>
          ))}
          <option value={newSet}>{text.newSet}</option>
        </SelectField>
        {choice === newSet && (
          <TextField name="name" label={texts.name} hint={texts.nameHint} required value={name} onChange={setName} error={nameError} />
        )}
      </form>
    </ConfirmPopup>
  );
}
