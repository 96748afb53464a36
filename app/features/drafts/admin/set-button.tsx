import { useQuery } from "@tanstack/react-query";
import { Package } from "lucide";
import { useEffect, useRef, useState } from "react";
import { Button, ButtonLink } from "#app/admin-kit/button.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import type { DraftDto } from "#app/features/drafts/queries.ts";
import { addToSet, removeFromSet, setsQuery } from "#app/features/drafts/sets-queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { AddToSetDialog } from "./add-to-set-dialog.tsx";
import { type SaveFirst, saveThen } from "./save-first.ts";
import { setTexts } from "./texts/sets.ts";
import { useSetChange } from "./use-set-change.ts";

type Props = { draft: DraftDto; onSave?: SaveFirst };
type Parts = DraftDto["parts"];

/** Puts a draft into a set, or takes it out. Its parts may be in several sets. */
export function SetButton({ draft, onSave }: Props) {
  const { button: text } = useTexts(setTexts);
  const mayWrite = useMay("content.write");
  const [open, setOpen] = useState(false);
  const [addedTo, setAddedTo] = useState<number>();
  const { parts } = draft;
  if (!mayWrite || parts.length === 0) return null;
  const free = parts.filter(({ setId }) => setId === null);
  const inSets = [...Map.groupBy(parts, ({ setId }) => setId)].flatMap(([setId, some]) => (setId === null ? [] : [{ setId, some }]));
  const start = () => saveThen(onSave, () => setOpen(true));
  return (
    <>
      {inSets.map(({ setId, some }) => (
        <SetLine
          key={setId}
          draft={draft}
          setId={setId}
          parts={some}
          free={inSets.length === 1 ? free : []}
          onSave={onSave}
          isNew={setId === addedTo}
        />
      ))}
      {inSets.length > 1 && free.length > 0 && <OutsideLine text={text.inNone} parts={free} onAdd={start} />}
      {inSets.length === 0 && (
        <Button onClick={start}>
          <Icon of={Package} className="size-4" />
          {text.add}
        </Button>
      )}
      {open && free.length > 0 && (
        <AddToSetDialog
          text={text.text}
          add={(setId) => addToSet(setId, { entity: draft.entity, id: draft.id, parts: partNames(free) })}
          onClose={() => setOpen(false)}
          onAdded={setAddedTo}
        />
      )}
    </>
  );
}

type LineProps = Props & { setId: number; parts: Parts; free: Parts; isNew: boolean };

/** A set with the parts that are in it. A new one takes the focus of the button that it replaces. */
function SetLine({ draft: { entity, id }, setId, parts, free, onSave, isNew }: LineProps) {
  const texts = useTexts(setTexts);
  const { button: text } = texts;
  const { data: sets } = useQuery(setsQuery);
  const remove = useSetChange(() => removeFromSet({ entity, id, parts: partNames(parts) }));
  const add = useSetChange(async () => {
    await onSave?.();
    return addToSet(setId, { entity, id, parts: partNames(free) });
  });
  const name = sets?.find((set) => set.setId === setId)?.name;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isNew) link.current?.focus();
  }, [isNew]);
  return (
    <div className="grid w-full gap-1 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <ButtonLink ref={link} to={`/admin/sets/${setId}`}>
          <Icon of={Package} className="size-4" />
          <span className="text-left [overflow-wrap:anywhere] whitespace-normal">{name ? text.in(name) : text.open}</span>
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
