import { ExternalLink, X } from "lucide";
import { Dialog } from "radix-ui";
import { useRef, useState } from "react";
import { previewTexts } from "#app/messages/admin/preview.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Language } from "#lib/translations.ts";
import { Button, buttonClass } from "./button.tsx";
import { LanguageButtons } from "./language-buttons.tsx";
import { PreviewIframe, screenWidths } from "./preview-iframe.tsx";
import type { PreviewedPage } from "./use-preview.ts";
import { type ScreenName, WidthButtons } from "./width-buttons.tsx";

type Props = {
  page: PreviewedPage;
  language: Language;
  pending: boolean;
  onLanguage: (language: Language) => void;
  onClose: () => void;
};

export function PreviewDialog({ page, language, pending, onLanguage, onClose }: Props) {
  const text = useTexts(previewTexts);
  const [screen, setScreen] = useState<ScreenName>(() => (innerWidth < 640 ? "phone" : "desktop"));
  const [address, setAddress] = useState<string>();
  const [isForm, setIsForm] = useState(false);
  // Radix returns the focus to its own trigger; here a button of the form opened the dialog.
  const before = useRef<Element>(null);

  function showTarget(link: string | undefined) {
    setAddress(link);
    setIsForm(link === undefined);
  }

  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/45" />
        <Dialog.Content
          onOpenAutoFocus={() => {
            before.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (before.current instanceof HTMLElement) before.current.focus();
          }}
          className="admin fixed inset-2 z-50 flex flex-col overflow-hidden rounded-2xl border border-edge bg-surface text-fg shadow-xl sm:inset-4"
        >
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-edge px-4 py-3 pr-14">
            <div className="min-w-0 flex-1 basis-60">
              <Dialog.Title className="text-lg font-semibold">{text.title}</Dialog.Title>
              <Dialog.Description className="text-sm text-fg-muted">{text.note}</Dialog.Description>
            </div>
            <fieldset className="m-0 flex gap-1 border-0 p-0">
              <legend className="sr-only">{text.language}</legend>
              <LanguageButtons value={language} onChange={onLanguage} resting={pending} />
            </fieldset>
            <WidthButtons value={screen} onChange={setScreen} />
            <Dialog.Close asChild>
              <Button look="quiet" aria-label={text.close} className="absolute top-2 right-2 px-2">
                <Icon of={X} className="size-5" />
              </Button>
            </Dialog.Close>
          </div>
          <PreviewIframe
            html={page.html}
            title={text.iframe(page.path)}
            width={screenWidths[screen]}
            pending={pending}
            onLink={showTarget}
            onForm={() => showTarget(undefined)}
            onEscape={onClose}
          />
          <p role="status" className="border-t border-edge px-4 py-2 text-sm break-words empty:hidden">
            {pending && text.loading}
            {!pending && isForm && text.form}
            {!pending && address && (
              <>
                {text.link(address)}{" "}
                <a href={address} target="_blank" rel="noopener" className={buttonClass("quiet")}>
                  {text.follow}
                  <span className="sr-only"> {text.newTab}</span>
                  <Icon of={ExternalLink} className="size-4" />
                </a>
              </>
            )}
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
