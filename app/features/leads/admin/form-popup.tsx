import { type ReactNode, useId } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { Popup } from "#app/admin-kit/popup.tsx";
import { useTexts } from "#app/messages/messages.ts";
import { leadTexts } from "./texts/leads.ts";

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  text: string;
  confirm: string;
  pending: boolean;
  onSubmit: () => void;
  children: ReactNode;
};

/** Asks for what a change needs before it is sent. */
export function FormPopup({ confirm, pending, onSubmit, children, ...popup }: Props) {
  const { cancel } = useTexts(leadTexts);
  const id = useId();
  return (
    <Popup
      {...popup}
      actions={
        <>
          <Button onClick={popup.onClose} resting={pending}>
            {cancel}
          </Button>
          <Button type="submit" form={id} look="primary" resting={pending}>
            {confirm}
          </Button>
        </>
      }
    >
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          if (!pending) onSubmit();
        }}
        className="grid gap-3"
      >
        {children}
      </form>
    </Popup>
  );
}
