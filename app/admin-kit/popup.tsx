import clsx from "clsx";
import { AlertDialog } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { focusHeading } from "./page-heading.tsx";

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  text: ReactNode;
  children?: ReactNode;
  actions: ReactNode;
  wide?: boolean;
};

/** Stays open until the user answers. Focus is kept inside and returned. */
export function Popup({ open, onClose, title, text, children, actions, wide = false }: Props) {
  const content = useRef<HTMLDivElement>(null);
  const before = useRef<Element>(null);

  // Radix looks for its own trigger and cancel button; here it is whatever had the focus, and the first field or button.
  function focusFirst(event: Event) {
    event.preventDefault();
    before.current = document.activeElement;
    content.current?.querySelector<HTMLElement>("input:not([readonly]), select, textarea, button")?.focus();
  }

  function giveFocusBack(event: Event) {
    event.preventDefault();
    // An action may have moved the focus already.
    if (document.activeElement !== document.body) return;
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    else focusHeading();
  }

  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 bg-black/45" />
        <AlertDialog.Content
          ref={content}
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={giveFocusBack}
          className={clsx(
            "admin fixed top-1/2 left-1/2 z-50 max-h-[90dvh] w-[calc(100%-2rem)] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-2xl border border-edge bg-surface p-6 text-fg shadow-xl",
            wide ? "max-w-3xl" : "max-w-md",
          )}
        >
          <AlertDialog.Title className="text-lg font-semibold">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-sm break-words text-fg-muted">{text}</AlertDialog.Description>
          {children && <div className="mt-4">{children}</div>}
          <div className="mt-6 flex flex-wrap justify-end gap-2 *:whitespace-normal">{actions}</div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
