import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FailureBox } from "#app/admin-kit/failure-box.tsx";
import { LanguageButtons } from "#app/admin-kit/language-buttons.tsx";
import { PreviewIframe, screenWidths } from "#app/admin-kit/preview-iframe.tsx";
import { type SendPreview, withStoredPictures } from "#app/admin-kit/use-preview.ts";
import { type ScreenName, WidthButtons } from "#app/admin-kit/width-buttons.tsx";
import { draftsKey, type RecordName, readPublishedPath } from "#app/features/drafts/queries.ts";
import { previewTexts } from "#app/messages/admin/preview.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { Language } from "#lib/translations.ts";
import { editorTexts } from "./texts/editor.ts";

type Props<V extends object> = {
  /** Where only some fields are edited, its page keeps its address. */
  record: RecordName | undefined;
  values: V;
  preview: SendPreview<V>;
  startsIn: Language;
  onClose: () => void;
};

/** The page that shows the record, as visitors see it now and as they will see it, side by side. */
export function PageComparison<V extends object>({ record, values, preview, startsIn, onClose }: Props<V>) {
  const text = useTexts(editorTexts);
  const previewText = useTexts(previewTexts);
  const [language, setLanguage] = useState(startsIn);
  const [screen, setScreen] = useState<ScreenName>(() => (innerWidth < 640 ? "phone" : "desktop"));
  const pages = useQuery({
    queryKey: [...draftsKey, "comparison", language],
    queryFn: async () => {
      const after = await preview(await withStoredPictures(values), language);
      return { after, before: await readPublished(record, after.path, language) };
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex flex-wrap gap-4 border-b border-edge px-4 py-2">
        <fieldset className="m-0 flex gap-1 border-0 p-0">
          <legend className="sr-only">{previewText.language}</legend>
          <LanguageButtons value={language} onChange={setLanguage} />
        </fieldset>
        <WidthButtons value={screen} onChange={setScreen} />
      </div>
      {pages.error && <FailureBox message={pages.error.message} onRetry={() => pages.refetch()} />}
      {pages.isPending && <p className="p-4 text-sm text-fg-muted">{text.loading}</p>}
      {pages.data && (
        <div className="grid min-h-0 flex-1 auto-rows-fr grid-cols-[minmax(0,1fr)] gap-2 bg-sunken p-2 lg:grid-cols-2">
          {(["before", "after"] as const).map((which) => (
            <section key={which} aria-label={text[which]} className="flex min-h-0 flex-col">
              <h3 className="px-2 py-1 text-sm font-semibold">{text[which]}</h3>
              {!pages.data[which] ? (
                <p className="p-2 text-sm text-fg-muted">{text.notPublic}</p>
              ) : (
                <PreviewIframe
                  html={pages.data[which].html}
                  title={text.pageTitle(text[which], pages.data[which].path)}
                  width={screenWidths[screen]}
                  pending={pages.isFetching}
                  onLink={() => undefined}
                  onForm={() => undefined}
                  onEscape={onClose}
                />
              )}
            </section>
          ))}
        </div>
      )}
    </div>
  );
}

type PublicPage = { path: string; html: string };

/** At the same address, unless the draft changes it. Nothing where visitors get no page. */
async function readPublished(record: RecordName | undefined, path: string, language: Language): Promise<PublicPage | null> {
  const page = await readPublicPage(path);
  if (page || !record) return page;
  const published = await readPublishedPath(record.entity, record.id, language);
  return published.path === null || published.path === path ? null : readPublicPage(published.path);
}

/** Without the session: what staff see may differ from what visitors see. */
async function readPublicPage(path: string): Promise<PublicPage | null> {
  const response = await fetch(path, { credentials: "omit" });
  return response.ok ? { path, html: await response.text() } : null;
}
