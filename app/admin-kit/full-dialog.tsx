import { X } from "lucide";
import { Dialog } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { Button } from "./button.tsx";

type Props = {
  title: string;
  description?: string;
  close: string;
  /** Beside the title. */
  controls?: ReactNode;
  children: ReactNode;
  onClose: () => void;
};

/** A dialog as large as the window, opened by a button that is no part of it. */
export function FullDialog({ title, description, close, controls, children, onClose }: Props) {
  // Radix returns the focus to its own trigger.
  const opener = useRef<Element>(null);
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/45" />
        <Dialog.Content
          {...(!description && { "aria-describedby": undefined })}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className="admin fixed inset-2 z-50 flex flex-col overflow-hidden rounded-2xl border border-edge bg-surface text-fg shadow-xl sm:inset-4"
        >
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-edge px-4 py-3 pr-14">
            <div className={description ? "min-w-0 flex-1 basis-60" : undefined}>
              <Dialog.Title className="text-lg font-semibold">{title}</Dialog.Title>
              {description && <Dialog.Description className="text-sm text-fg-muted">{description}</Dialog.Description>}
            </div>
            {controls}
            <Dialog.Close asChild>
              <Button look="quiet" aria-label={close} className="absolute top-2 right-2 px-2">
                <Icon of={X} className="size-5" />
              </Button>
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
