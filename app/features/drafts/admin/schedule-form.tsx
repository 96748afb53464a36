import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { ApiFailure } from "#app/admin-kit/api-client.ts";
import { ConfirmPopup } from "#app/admin-kit/confirm-popup.tsx";
import { Field, inputClass } from "#app/admin-kit/fields/field.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import type { Labels } from "#app/admin-kit/labels.ts";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { SaveFailure } from "#app/admin-kit/save-failure.tsx";
import { showSuccess } from "#app/admin-kit/toasts.ts";
import { isLinkedKind, UsesOfRecords } from "#app/admin-kit/use-list.tsx";
import { type DraftDto, draftsKey } from "#app/features/drafts/queries.ts";
import { type ScheduleTarget, setSchedule } from "#app/features/drafts/schedules-queries.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { instantsAt, officeClock, officeMoment } from "#lib/office-clock.ts";
import { PartChoice } from "./part-choice.tsx";
import { scheduleTexts } from "./texts/schedules.ts";

type Action = "publish" | "takeDown";

export type Props<V extends object> = {
  target: ScheduleTarget;
  /** The record's draft; a set is published as a whole. */
  draft?: DraftDto;
  /** Parts of the record are in a set, and not in this draft. */
  isInSet?: boolean;
  labels?: Labels<V>;
  canBePublished: boolean;
  canBeTakenDown: boolean;
  /** Owners may then give a reason instead. */
  lacksApproval: boolean;
  onClose: () => void;
};

/** Asks what happens when. Its button says exactly that. */
export function ScheduleForm<V extends object>(props: Props<V>) {
  const { target, draft, isInSet = false, labels, canBePublished, canBeTakenDown, lacksApproval, onClose } = props;
  const text = useTexts(scheduleTexts);
  const language = useLanguage();
  const isOwner = useMay("sensitive.write");
  const formId = useId();
  const [chosenAction, setAction] = useState<Action>("publish");
  const parts = draft?.parts.map(({ part }) => part) ?? [];
  const [chosenParts, setChosenParts] = useState(parts);
  const [time, setTime] = useState("");
  const [reason, setReason] = useState("");
  const action = canBePublished ? (canBeTakenDown ? chosenAction : "publish") : "takeDown";
  const [at, second] = instantsAt(time);
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: () =>
      setSchedule({
        target,
        action,
        at: time,
        ...(action === "publish" && parts.length > 0 && { parts: chosenParts }),
        ...(reason && { reason }),
      }),
    onSuccess: async ({ message }) => {
      await client.invalidateQueries({ queryKey: draftsKey });
      showSuccess(message);
      onClose();
    },
  });
  const error = save.error instanceof ApiFailure ? save.error.validationErrors.find(({ field }) => field === "at")?.message : undefined;
  const isMissing = !at || (action === "publish" && parts.length > 0 && chosenParts.length === 0);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isMissing) save.mutate();
  }

  /** The server's answer was about what the form said before. */
  function forgetFailure() {
    if (save.isError) save.reset();
  }

  return (
    <ConfirmPopup
      open
      onClose={onClose}
      title={text.title}
      text={draft ? text.intro : text.introOfSet}
      confirm={at ? text.confirm[action](officeMoment(at, language)) : text.choose}
      isPending={save.isPending}
      disabled={isMissing}
      form={formId}
    >
      <form id={formId} onSubmit={submit} onChange={forgetFailure} className="grid gap-4">
        {!error && <SaveFailure message={save.error?.message} />}
        {canBePublished && canBeTakenDown ? (
          <ActionChoice value={action} names={draft ? text.actions : text.actionsOfSet} onChange={setAction} />
        ) : (
          draft && !isInSet && <p className="text-sm text-fg-muted">{canBePublished ? text.cannotTakeDown : text.nothingToPublish}</p>
        )}
        {isInSet && <p className="text-sm text-fg-muted">{text.isInSet}</p>}
        {action === "takeDown" && (
          <div>
            <p className="text-sm text-fg-muted">{draft ? text.takeDownNote : text.takeDownNoteOfSet}</p>
            {"entity" in target && isLinkedKind(target.entity) && <UsesOfRecords entity={target.entity} ids={[target.id]} />}
          </div>
        )}
        {action === "publish" && draft && parts.length > (isInSet ? 0 : 1) && (
          <fieldset>
            <legend className="text-sm font-semibold">{text.which}</legend>
            <PartChoice draft={draft} labels={labels ?? {}} chosen={chosenParts} onChoose={setChosenParts} />
          </fieldset>
        )}
        <Field
          label={text.time}
          required
          hint={second && at ? `${text.timeHint} · ${text.isRepeated(officeMoment(at, language))}` : text.timeHint}
          error={error ?? (time !== "" && !at ? text.isSkipped : undefined)}
        >
          {(control) => (
            <input
              {...control}
              type="datetime-local"
              name="at"
              value={time}
              min={officeClock(new Date())}
              max="9999-12-31T23:59"
              onChange={(event) => setTime(event.target.value)}
              className={`${inputClass} min-h-10`}
            />
          )}
        </Field>
        {isOwner && lacksApproval && action === "publish" && (
          <TextField name="reason" label={text.reason} value={reason} onChange={setReason} />
        )}
      </form>
    </ConfirmPopup>
  );
}

const actions: readonly Action[] = ["publish", "takeDown"];

type ChoiceProps = { value: Action; names: Record<Action, string>; onChange: (action: Action) => void };

function ActionChoice({ value, names, onChange }: ChoiceProps) {
  const text = useTexts(scheduleTexts);
  const name = useId();
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{text.action}</legend>
      {actions.map((action) => (
        <label key={action} className="flex min-h-10 items-center gap-3 text-sm font-semibold">
          <input
            type="radio"
            name={name}
            checked={value === action}
            onChange={() => onChange(action)}
            className="size-5 flex-none accent-accent"
          />
          {names[action]}
        </label>
      ))}
    </fieldset>
  );
}
