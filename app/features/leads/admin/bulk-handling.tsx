import { type ReactNode, useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { ChoiceField } from "#app/admin-kit/fields/choice-field.tsx";
import { Options, SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import type { Selection } from "#app/admin-kit/row-selection.tsx";
import { useBulk } from "#app/admin-kit/use-bulk.ts";
import { type WorkState, workStates } from "#app/features/leads/lead-states.ts";
import { changeMessages, messagesKey } from "#app/features/leads/messages/queries.ts";
import type { BulkChange } from "#app/features/leads/messages/schema.ts";
import { useOfficerChoices } from "#app/features/officers/admin/officer-choices.ts";
import { useTexts } from "#app/messages/messages.ts";
import { pick } from "#lib/pick.ts";
import { FormPopup } from "./form-popup.tsx";
import { inboxTexts } from "./texts/inbox.ts";
import { leadTexts } from "./texts/leads.ts";

type Change = Omit<BulkChange, "records">;
type QuestionProps = {
  selection: Selection;
  /** On the button that opens the popup. */
  label: string;
  title: string;
  text: string;
  confirm: string;
  /** Undefined while something is missing. */
  readChange: () => Change | undefined;
  children: ReactNode;
};

function BulkQuestion({ selection, label, readChange, ...popup }: QuestionProps) {
  const [open, setOpen] = useState(false);
  const { mutate, isPending } = useBulk(selection, { refresh: messagesKey, onSettled: () => setOpen(false) });

  function submit() {
    const change = readChange();
    if (change) mutate((records) => changeMessages({ ...change, records }));
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      <FormPopup {...popup} open={open} onClose={() => setOpen(false)} pending={isPending} onSubmit={submit} />
    </>
  );
}

export function BulkAssignment({ selection }: { selection: Selection }) {
  const text = useTexts(inboxTexts);
  const officers = useOfficerChoices();
  const [officerId, setOfficerId] = useState("");
  return (
    <BulkQuestion
      selection={selection}
      label={text.assign}
      title={text.assignTitle(selection.records.length)}
      text={text.assignText}
      confirm={text.assignNow}
      readChange={() => ({ assignedOfficerId: Number(officerId) || null })}
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

export function BulkState({ selection }: { selection: Selection }) {
  const text = useTexts(inboxTexts);
  const leads = useTexts(leadTexts);
  const [state, setState] = useState<WorkState>("answered");
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();

  function readChange(): Change | undefined {
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
      readChange={readChange}
    >
      <SelectField label={text.state} name="state" value={state} onChange={setState}>
        <Options names={pick(leads.states, workStates)} />
      </SelectField>
      {state === "lost" && (
        <TextField label={leads.reason} name="closedReason" value={reason} onChange={setReason} error={error} required />
      )}
    </BulkQuestion>
  );
}
