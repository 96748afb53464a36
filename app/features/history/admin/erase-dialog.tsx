import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { ConfirmPopup } from "#app/admin-kit/confirm-popup.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { showSuccess } from "#app/admin-kit/toasts.ts";
import { erasePerson } from "#app/features/history/personal-data/queries.ts";
import { type ErasureReason, erasureReasons, type PersonInput } from "#app/features/history/personal-data/schema.ts";
import { useTexts } from "#app/messages/messages.ts";
import { isSamePerson } from "#lib/person.ts";
import { personalDataTexts } from "./texts/personal-data.ts";

/** Asks for the reason, and for the address or number once more, so that no one is erased by mistake. */
export function EraseDialog({ person, onErased }: { person: PersonInput; onErased: () => void }) {
  const text = useTexts(personalDataTexts);
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
        {text.erase}
      </Button>
      <ConfirmPopup
        open={open}
        onClose={() => setOpen(false)}
        title={text.eraseAsk}
        text={text.eraseText}
        confirm={text.eraseForEver}
        look="danger"
        disabled={!isTyped}
        isPending={isPending}
        onConfirm={mutate}
      >
        <div className="grid gap-4">
          <SelectField name="reason" label={text.reason} value={reason} onChange={setReason}>
            {erasureReasons.map((each) => (
              <option key={each} value={each}>
                {text.reasons[each]}
              </option>
            ))}
          </SelectField>
          <TextField
            name="confirmation"
            label={text.typeToConfirm(person.email || person.phone)}
            autoComplete="off"
            value={confirmation}
            onChange={setConfirmation}
            error={error?.message}
          />
        </div>
      </ConfirmPopup>
    </>
  );
}
