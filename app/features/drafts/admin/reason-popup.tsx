import { useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { TextAreaField } from "#app/admin-kit/fields/text-area-field.tsx";
import { Popup } from "#app/admin-kit/popup.tsx";
import { useTexts } from "#app/messages/messages.ts";
import { approvalTexts } from "./texts/approval.ts";

type Props = {
  title: string;
  text: string;
  confirm: string;
  isPending: boolean;
  onClose: () => void;
  onConfirm: (reason: string) => void;
};

/** Asks for a reason first. There is no form element, because the popup may be inside the form of a record. */
export function ReasonPopup({ title, text, confirm, isPending, onClose, onConfirm }: Props) {
  const words = useTexts(approvalTexts);
  const [reason, setReason] = useState("");
  const isEmpty = reason.trim() === "";
  return (
    <Popup
      open
      onClose={onClose}
      title={title}
      text={text}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button look="primary" resting={isPending || isEmpty} onClick={() => onConfirm(reason)}>
            {confirm}
          </Button>
        </>
      }
    >
      <TextAreaField name="reason" label={words.reason} value={reason} onChange={setReason} rows={4} required />
    </Popup>
  );
}
