import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { LanguageButtons } from "#app/admin-kit/language-buttons.tsx";
import { useShownMenus } from "#app/features/menus/admin/use-shown-menus.ts";
import type { WebResourceRecord } from "#app/features/settings/draft.ts";
import { type OfficeDraft, officeTexts as textsOfDraft } from "#app/features/settings/office-draft.ts";
import { frameKeys, type SiteSettings } from "#app/features/settings/public/site-settings.ts";
import { settings } from "#app/features/settings/registry.ts";
import { PageLanguage, useLanguage, useTexts } from "#app/messages/messages.ts";
import { Footer } from "#app/shell/public/footer.tsx";
import { TopBar } from "#app/shell/public/top-bar.tsx";
import { type Language, translateRow } from "#lib/translations.ts";
import { officeTexts } from "./texts/office.ts";

type Props = { draft: OfficeDraft; resources: WebResourceRecord[] };

/** The site's header and footer as visitors would see them if the form were saved now. */
export function OfficePreview({ draft, resources }: Props) {
  const text = useTexts(officeTexts);
  const [language, setLanguage] = useState(useLanguage());
  const menus = useShownMenus(language);
  const frame = { ...storedFrame(resources, language), ...textsOfDraft(draft, language) };
  return (
    <aside aria-label={text.preview} className="grid gap-3 xl:sticky xl:top-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-semibold">{text.preview}</h2>
        <div className="flex gap-1">
          <LanguageButtons value={language} onChange={setLanguage} />
        </div>
      </div>
      <SiteIframe title={text.previewOf(text.languages[language])} language={language}>
        <PageLanguage value={language}>
          <TopBar settings={frame} links={menus.header} />
          <div className="h-bar" />
          <Footer settings={frame} items={menus.footer} />
        </PageLanguage>
      </SiteIframe>
      <p className="text-xs text-fg-muted">{text.previewNote}</p>
    </aside>
  );
}

/** What the frame says besides the office's facts, as it is stored. */
function storedFrame(resources: WebResourceRecord[], language: Language): SiteSettings {
  const entries = frameKeys.map((key) => {
    const row = resources.find(({ context }) => context === key);
    const { default: english, es } = settings[key];
    const preset = language === "es" ? (es ?? english) : english;
    return [key, (row && translateRow({ ...row, translations: row.translations ?? {} }, language).value) || preset];
  });
  return { ...Object.fromEntries(entries), consentVersions: {} };
}

type IframeProps = { title: string; language: Language; children: ReactNode };

/**
 * Parts of the public site within a screen of the admin: a frame of its own, so that they look as wide as it is and share
 * no style with the screen. They can be looked at and not used.
 */
function SiteIframe({ title, language, children }: IframeProps) {
  const [body, setBody] = useState<HTMLElement>();

  function prepare(frame: HTMLIFrameElement | null) {
    const page = frame?.contentDocument;
    if (!page || page.body === body) return;
    for (const sheet of document.head.querySelectorAll("link[rel=stylesheet], style")) page.head.append(sheet.cloneNode(true));
    setBody(page.body);
  }

  return (
    <>
      <iframe
        ref={prepare}
        onLoad={(event) => prepare(event.currentTarget)}
        title={title}
        tabIndex={-1}
        className="h-[calc(100dvh-11rem)] min-h-[34rem] w-full rounded-2xl border border-edge bg-white [color-scheme:light]"
      />
      {body &&
        createPortal(
          <div lang={language} inert className="min-h-full bg-cream">
            {children}
          </div>,
          body,
        )}
    </>
  );
}
