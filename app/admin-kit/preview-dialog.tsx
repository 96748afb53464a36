import { ExternalLink } from "lucide";
import { useState } from "react";
import { previewTexts } from "#app/messages/admin/preview.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Language } from "#lib/translations.ts";
import { buttonClass } from "./button.tsx";
import { FullDialog } from "./full-dialog.tsx";
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

  function showTarget(link: string | undefined) {
    setAddress(link);
    setIsForm(link === undefined);
  }

  return (
    <FullDialog
      title={text.title}
      description={text.note}
      close={text.close}
      onClose={onClose}
      controls={
        <>
          <fieldset className="m-0 flex gap-1 border-0 p-0">
            <legend className="sr-only">{text.language}</legend>
            <LanguageButtons value={language} onChange={onLanguage} resting={pending} />
          </fieldset>
          <WidthButtons value={screen} onChange={setScreen} />
        </>
      }
    >
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
    </FullDialog>
  );
}
