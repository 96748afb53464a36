import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { Popup } from "#app/admin-kit/popup.tsx";
import { showSuccess } from "#app/admin-kit/toasts.ts";
import { isSamePerson } from "./person.ts";
import { erasePerson } from "./queries.ts";
import { type ErasureReason, erasureReasons, type PersonInput } from "./schema.ts";

const reasonLabels: Record<ErasureReason, string> = {
  personAsked: "The person asked for it",
  noLongerNeeded: "No longer needed",
  wronglyCollected: "Should not have been collected",
};

/** Asks why, and for the address or number once more: a slip of the hand erases nobody. */
export function EraseDialog({ person, onErased }: { person: PersonInput; onErased: () => void }) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState<ErasureReason>("personAsked");
  const [confirmation, setConfirmation] = useState("");
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => erasePerson({ ...person, reason, confirmation }),
    onSuccess: ({ message }) => {
      setOpen(false);
      showSuccess(message);
      onErased();
    },
  });
  const isTyped = isSamePerson(person, { email: confirmation, phone: confirmation });

  function ask() {
    reset();
    setConfirmation("");
    setOpen(true);
  }

  return (
    <>
      <Button look="danger" onClick={ask}>
        Erase this person
      </Button>
      <Popup
        open={open}
        onClose={() => setOpen(false)}
        title="Erase this person?"
        text="What is listed is erased at once and for ever, from the history and the Trash as well. Only the fact, the time and the reason stay on record."
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button look="danger" disabled={!isTyped} resting={isPending} onClick={() => mutate()}>
              Erase for ever
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <SelectField name="reason" label="Reason" value={reason} onChange={setReason}>
            {erasureReasons.map((each) => (
              <option key={each} value={each}>
                {reasonLabels[each]}
              </option>
            ))}
          </SelectField>
          <TextField
            name="confirmation"
            label={`Type ${person.email || person.phone} to confirm`}
            autoComplete="off"
            value={confirmation}
            onChange={setConfirmation}
            error={error?.message}
          />
        </div>
      </Popup>
    </>
  );
}
