import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import type { Choice } from "#app/admin-kit/choices.ts";
import { ChoiceField } from "#app/admin-kit/fields/choice-field.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { Popup } from "#app/admin-kit/popup.tsx";
import type { Selection } from "#app/admin-kit/row-selection.tsx";
import { useBulk } from "#app/admin-kit/use-bulk.ts";
import { type WorkState, workStates } from "#app/features/leads/lead-states.ts";
import { changeMessages, messagesKey } from "#app/features/leads/messages/queries.ts";
import type { BulkChange } from "#app/features/leads/messages/schema.ts";
import { useTexts } from "#app/messages/messages.ts";
import { inboxTexts } from "./texts/inbox.ts";
import { leadTexts } from "./texts/leads.ts";

type Change = Omit<BulkChange, "records">;
type QuestionProps = {
  selection: Selection;
  /** The button that asks. */
  label: string;
  title: string;
  text: string;
  confirm: string;
  /** What is answered; nothing while something is missing. */
  answer: () => Change | undefined;
  children: ReactNode;
};

/** A button for several messages, and what it asks before it changes them. */
function BulkQuestion({ selection, label, title, text, confirm, answer, children }: QuestionProps) {
  const [open, setOpen] = useState(false);
  const { cancel } = useTexts(leadTexts);
  const { mutate, isPending } = useBulk(selection, { refresh: messagesKey, onSettled: () => setOpen(false) });

  function submit(event: FormEvent) {
    event.preventDefault();
    const change = answer();
    if (change && !isPending) mutate((records) => changeMessages({ ...change, records }));
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      <Popup
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        text={text}
        actions={
          <>
            <Button onClick={() => setOpen(false)} resting={isPending}>
              {cancel}
            </Button>
            <Button type="submit" form="bulk-handling" look="primary" resting={isPending}>
              {confirm}
            </Button>
          </>
        }
      >
        <form id="bulk-handling" onSubmit={submit} className="grid gap-3">
          {children}
        </form>
      </Popup>
    </>
  );
}

/** Gives several messages to one officer, or back to the office. */
export function BulkAssignment({ selection, officers }: { selection: Selection; officers: Choice[] }) {
  const text = useTexts(inboxTexts);
  const [officerId, setOfficerId] = useState("");
  return (
    <BulkQuestion
      selection={selection}
      label={text.assign}
      title={text.assignTitle(selection.records.length)}
      text={text.assignText}
      confirm={text.assignNow}
      answer={() => ({ assignedOfficerId: Number(officerId) || null })}
    >
      <ChoiceField
        label={text.assignedTo}
        name="assignedOfficerId"
        none={text.theOffice}
        choices={officers}
        value={officerId}
        onChange={setOfficerId}
      />
    </BulkQuestion>
  );
}

/** Says of several messages how far they have come; what was lost was lost for a reason. */
export function BulkState({ selection }: { selection: Selection }) {
  const text = useTexts(inboxTexts);
  const leads = useTexts(leadTexts);
  const [state, setState] = useState<WorkState>("answered");
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();

  function answer(): Change | undefined {
    if (state !== "lost") return { state };
    if (reason.trim() === "") return void setError(leads.lostMissing);
    return { state, closedReason: reason };
  }

  return (
    <BulkQuestion
      selection={selection}
      label={text.changeState}
      title={text.stateTitle(selection.records.length)}
      text={text.stateText}
      confirm={text.changeNow}
      answer={answer}
    >
      <SelectField label={text.state} name="state" value={state} onChange={setState}>
        {workStates.map((known) => (
          <option key={known} value={known}>
            {leads.states[known]}
          </option>
        ))}
      </SelectField>
      {state === "lost" && (
        <TextField label={leads.reason} name="closedReason" value={reason} onChange={setReason} error={error} required />
      )}
    </BulkQuestion>
  );
}
