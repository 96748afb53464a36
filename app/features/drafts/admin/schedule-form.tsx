import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { ApiFailure } from "#app/admin-kit/api-client.ts";
import { ConfirmPopup } from "#app/admin-kit/confirm-popup.tsx";
import { FailureBox } from "#app/admin-kit/failure-box.tsx";
import { CheckboxField } from "#app/admin-kit/fields/checkbox-field.tsx";
import { Field, inputClass } from "#app/admin-kit/fields/field.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { showSuccess } from "#app/admin-kit/toasts.ts";
import { draftsKey } from "#app/features/drafts/queries.ts";
import { type ScheduleTarget, setSchedule } from "#app/features/drafts/schedules-queries.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import type { DraftPartName } from "#lib/draft-parts.ts";
import { instantsAt, officeClock, officeMoment } from "#lib/office-clock.ts";
import { scheduleTexts } from "./texts/schedules.ts";

type Action = "publish" | "takeDown";

type Props = {
  target: ScheduleTarget;
  /** The parts of the record's draft; a set is published as a whole. */
  parts: readonly DraftPartName[];
  canBePublished: boolean;
  canBeTakenDown: boolean;
  open: boolean;
  onClose: () => void;
};

/** Asks what happens when. Its button says exactly that. */
export function ScheduleForm({ target, parts, canBePublished, canBeTakenDown, open, onClose }: Props) {
  const text = useTexts(scheduleTexts);
  const language = useLanguage();
  const isOwner = useMay("sensitive.write");
  const formId = useId();
  const [chosenAction, setAction] = useState<Action>("publish");
  const [unchosen, setUnchosen] = useState<readonly DraftPartName[]>([]);
  const [time, setTime] = useState("");
  const [reason, setReason] = useState("");
  const action = canBePublished ? (canBeTakenDown ? chosenAction : "publish") : "takeDown";
  const chosenParts = parts.filter((part) => !unchosen.includes(part));
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
      open={open}
      onClose={onClose}
      title={text.title}
      text={text.intro}
      confirm={at ? text.confirm[action](officeMoment(at, language)) : text.choose}
      isPending={save.isPending}
      disabled={isMissing}
      form={formId}
    >
      <form id={formId} onSubmit={submit} onChange={forgetFailure} className="grid gap-4">
        {save.error && !error && <FailureBox message={save.error.message} />}
        {canBePublished && canBeTakenDown ? (
          <ActionChoice value={action} onChange={setAction} />
        ) : (
          <p className="text-sm text-fg-muted">{canBePublished ? text.cannotTakeDown : text.nothingToPublish}</p>
        )}
        {action === "takeDown" && <p className="text-sm text-fg-muted">{text.takeDownNote}</p>}
        {action === "publish" && parts.length > 1 && (
          <fieldset>
            <legend className="text-sm font-semibold">{text.which}</legend>
            {parts.map((part) => (
              <CheckboxField
                key={part}
                name={`parts.${part}`}
                label={text.parts[part]}
                value={!unchosen.includes(part)}
                onChange={(isChosen) => setUnchosen(isChosen ? unchosen.filter((one) => one !== part) : [...unchosen, part])}
              />
            ))}
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
        {isOwner && action === "publish" && <TextField name="reason" label={text.reason} value={reason} onChange={setReason} />}
      </form>
    </ConfirmPopup>
  );
}

const actions: readonly Action[] = ["publish", "takeDown"];

function ActionChoice({ value, onChange }: { value: Action; onChange: (action: Action) => void }) {
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
          {text.actions[action]}
        </label>
      ))}
    </fieldset>
  );
}
