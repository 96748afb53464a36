import { useId, useState } from "react";
import { unsavedTexts } from "#app/messages/admin/forms.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Button } from "./button.tsx";
import type { Labels } from "./labels.ts";
import { type Difference, differences, mergeEdits } from "./merge.ts";
import { Popup } from "./popup.tsx";
import type { Draft } from "./use-draft.ts";
import type { Save } from "./use-save.ts";
import { ValueDifference } from "./value-difference.tsx";
import { formatValue, type ValueFormats } from "./value-format.ts";

type Props<V extends object> = {
  /** What both changed. */
  base: V;
  mine: V;
  theirs: V;
  labels: Labels<V>;
  formats: ValueFormats<V>;
  /** Who made the other change, if that is known. */
  who?: string | undefined;
  /** The button that goes ahead. */
  confirm?: string;
  onClose: () => void;
  onSettle: (chosen: V) => void;
};

/** Shown when someone else saved first: their changes, with a choice for each field. */
export function ConflictDialog<V extends object>({ base, mine, theirs, labels, formats, who, confirm, onClose, onSettle }: Props<V>) {
  const text = useTexts(unsavedTexts);
  const [givenUp, setGivenUp] = useState<ReadonlySet<string>>(new Set());
  const changes = differences(base, mine, theirs, Object.keys(labels));
  const labelOf: Record<string, string | undefined> = labels;
  const formatOf = (field: string) => (value: unknown) => formatValue(formats, field, value);

  function choose(field: string, takeTheirs: boolean) {
    const next = new Set(givenUp);
    if (takeTheirs) next.add(field);
    else next.delete(field);
    setGivenUp(next);
  }

  return (
    <Popup
      wide
      open
      onClose={onClose}
      title={who ? text.conflictTitleOf(who) : text.conflictTitle}
      text={text.conflictText(who)}
      actions={
        <>
          <Button onClick={onClose}>{text.backToMine}</Button>
          <Button look="primary" onClick={() => onSettle(mergeEdits(base, mine, theirs, givenUp))}>
            {confirm ?? text.saveChoices}
          </Button>
        </>
      }
    >
      <ul className="grid gap-4">
        {changes.map((change) => (
          <li key={change.field} className="grid gap-3 rounded-xl border border-edge p-4">
            <h3 className="text-sm font-semibold">{labelOf[change.field]}</h3>
            {change.both ? (
              <Choice change={change} format={formatOf(change.field)} takesTheirs={givenUp.has(change.field)} who={who} onChoose={choose} />
            ) : (
              <ValueDifference before={change.base} after={change.theirs} format={formatOf(change.field)} />
            )}
          </li>
        ))}
        {changes.length === 0 && <li className="text-sm text-fg-muted">{text.noChanges}</li>}
      </ul>
    </Popup>
  );
}

/** The same for a form that is saved at once. */
export function SaveConflict<V extends object>({ draft, save, ...texts }: SaveConflictProps<V>) {
  const { theirs } = save;
  if (!theirs) return null;
  return (
    <ConflictDialog
      {...texts}
      base={draft.base}
      mine={draft.values}
      theirs={theirs}
      onClose={save.putOff}
      onSettle={(chosen) => save.settle(theirs, chosen)}
    />
  );
}

type SaveConflictProps<V extends object> = { draft: Draft<V>; save: Save<V>; labels: Labels<V>; formats: ValueFormats<V> };

type ChoiceProps = {
  change: Difference;
  format: (value: unknown) => string;
  takesTheirs: boolean;
  who: string | undefined;
  onChoose: (field: string, takeTheirs: boolean) => void;
};

function Choice({ change, format, takesTheirs, who, onChoose }: ChoiceProps) {
  const text = useTexts(unsavedTexts);
  const name = useId();
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {[
        { label: text.keepMine, value: change.mine, theirs: false },
        { label: who ? text.takeTheirsOf(who) : text.takeTheirs, value: change.theirs, theirs: true },
      ].map(({ label, value, theirs }) => (
        <label
          key={label}
          className="grid content-start gap-2 rounded-lg border border-edge p-3 text-sm has-checked:border-accent has-checked:bg-accent-soft"
        >
          <span className="flex items-center gap-2 font-semibold">
            <input type="radio" name={name} checked={takesTheirs === theirs} onChange={() => onChoose(change.field, theirs)} />
            {label}
          </span>
          <span className="max-h-40 overflow-y-auto break-words whitespace-pre-line">{format(value) || text.empty}</span>
        </label>
      ))}
    </div>
  );
}
