import { AlertDialog } from "radix-ui";
import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Toaster, toast } from "sonner";
import { contactTexts } from "#app/features/leads/texts/contact.ts";
import { useTexts } from "#app/messages/messages.ts";
import { buttonShape } from "#app/ui/button-look.ts";

export type Feedback = { kind: "toast"; text: string } | { kind: "dialog"; title: string; text: string; onClose?: () => void };

const toastMs = 2500;

const toastOptions = {
  className: "!rounded-2xl !border-danger/40 !bg-paper !font-sans !font-semibold !text-base !text-danger !shadow-lift",
  classNames: { icon: "!size-6 !text-danger" },
};

type Props = { feedback: Feedback | undefined; onClose: () => void };

/** Loaded only when a visitor starts to fill in the form. */
export default function ContactFeedback({ feedback, onClose }: Props) {
  const text = useTexts(contactTexts);
  const dialog = feedback?.kind === "dialog" ? feedback : undefined;
  const focusBefore = useRef<Element>(null);

  useEffect(() => {
    if (feedback?.kind === "toast") toast.error(feedback.text, { duration: toastMs });
  }, [feedback]);

  return (
    <>
      {/* In the body, because sections of a page contain fixed elements. */}
      {createPortal(<Toaster position="top-center" customAriaLabel={text.notices} toastOptions={toastOptions} />, document.body)}
      <AlertDialog.Root open={dialog !== undefined} onOpenChange={(open) => open || onClose()}>
        <AlertDialog.Portal>
          <AlertDialog.Overlay className="fixed inset-0 z-40 bg-teal-dark/60" />
          <AlertDialog.Content
            // No button opens this dialog, so Radix cannot return the focus by itself.
            onOpenAutoFocus={() => {
              focusBefore.current = document.activeElement;
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (focusBefore.current instanceof HTMLElement) focusBefore.current.focus({ preventScroll: true });
            }}
            className="fixed top-1/2 left-1/2 z-50 w-[calc(100%-2rem)] max-w-md -translate-x-1/2 -translate-y-1/2 rounded-3xl bg-paper p-8 text-center shadow-lift"
          >
            <AlertDialog.Title className="font-display font-semibold text-2xl text-teal-dark">{dialog?.title}</AlertDialog.Title>
            <AlertDialog.Description className="mt-3 text-muted">{dialog?.text}</AlertDialog.Description>
            {/* Radix focuses a Cancel. Without one the focus stays on the form, and Enter would send it again. */}
            <AlertDialog.Cancel className={`${buttonShape} mt-6 min-w-32 bg-clay text-white hover:bg-clay-dark`}>
              {text.ok}
            </AlertDialog.Cancel>
          </AlertDialog.Content>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </>
  );
}
