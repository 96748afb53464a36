import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { callApi } from "#app/admin-kit/api-client.ts";
import { FormPage } from "#app/admin-kit/form-page.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { showWarning } from "#app/admin-kit/toasts.ts";
import { useDraft } from "#app/admin-kit/use-draft.ts";
import { DraftActions } from "#app/features/drafts/admin/draft-actions.tsx";
import { DraftQuestions } from "#app/features/drafts/admin/draft-questions.tsx";
import { DraftStatusLine } from "#app/features/drafts/admin/draft-status-line.tsx";
import { type ReadForm, readForm } from "#app/features/drafts/admin/draft-values.ts";
import { editorTexts } from "#app/features/drafts/admin/texts/editor.ts";
import { useDraftSaving } from "#app/features/drafts/admin/use-draft-saving.ts";
import { usePublishing } from "#app/features/drafts/admin/use-publishing.ts";
import type { DraftDto } from "#app/features/drafts/queries.ts";
import type { WebResourceRecord } from "#app/features/settings/draft.ts";
import { type OfficeDraft, officeChanges } from "#app/features/settings/office-draft.ts";
import { hoursFormats, useOfficeLabels } from "#app/features/settings/office-labels.ts";
import { officeDraftQuery, officeSource, readOfficeForm } from "#app/features/settings/office-source.ts";
import { webResourcesKey } from "#app/features/settings/queries.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { draftPartNames } from "#lib/draft-parts.ts";
import type { Language } from "#lib/translations.ts";
import { OfficeDraftPanel } from "./office-draft-panel.tsx";
import { OfficeFields } from "./office-fields.tsx";
import { OfficePreview } from "./office-preview.tsx";
import { officeTexts } from "./texts/office.ts";

const read = readOfficeForm as ReadForm<OfficeDraft>;

const previewOffice = (draft: OfficeDraft, lang: Language) =>
  callApi("PUT /api/preview/office", { body: { resources: officeChanges(draft) }, query: { lang } });

type Props = { resources: WebResourceRecord[]; opened: DraftDto };

/** The facts of the office: what is typed is saved as drafts of their settings, which are published together. */
export function OfficeForm({ resources, opened }: Props) {
  const text = useTexts(officeTexts);
  const editorText = useTexts(editorTexts);
  const labels = useOfficeLabels();
  const formats = hoursFormats(useLanguage());
  const mayEdit = useMay("settings.write");
  const client = useQueryClient();
  const { data: dto = opened } = useQuery({ ...officeDraftQuery, staleTime: Number.POSITIVE_INFINITY });
  const [initial] = useState(() => readForm(read, opened));
  const published = read(dto.published as never);
  const draft = useDraft(initial, published);
  const seen = useRef(dto);
  const [source] = useState(() => officeSource(client, () => seen.current));
  const form = { source, draft, dto, read, aliases: undefined };
  const saving = useDraftSaving({ ...form, id: dto.id, listKey: webResourcesKey, onFirstSave: () => undefined });
  const publishing = usePublishing({ ...form, saving, refresh: webResourcesKey });
  const { save } = publishing;

  function publish() {
    if (dto.parts.length === 0 && !draft.dirty) return showWarning(editorText.nothing);
    seen.current = dto;
    publishing.publishParts([...draftPartNames]);
  }

  return (
    <>
      <FormPage
        title={text.title}
        draft={draft}
        save={save}
        labels={labels}
        formats={formats}
        list="/admin"
        needs="settings.write"
        preview={previewOffice}
        drafting={{
          saveDraft: () => void publishing.saveDraft(),
          actions: <DraftActions pending={save.pending} onPublish={publish} />,
          status: (
            <DraftStatusLine
              status={saving.status}
              dto={dto}
              isDirty={draft.dirty}
              onCompare={mayEdit && !save.pending ? () => void publishing.compare() : undefined}
            />
          ),
          outcome: saving.status.kind === "failed" && saving.status.isLost ? "lost" : saving.status.kind,
          address: undefined,
          saveFirst: saving.saveFirst,
          panel: () => (
            <div className="grid gap-6">
              <OfficeDraftPanel
                dto={dto}
                mayEdit={mayEdit}
                view={{ draft, published, labels, formats, preview: previewOffice }}
                onForget={saving.forget}
                onDiscarded={saving.startFrom}
              />
              <OfficePreview draft={draft.values} resources={resources} />
            </div>
          ),
        }}
      >
        <p className="max-w-prose text-sm text-fg-muted">{text.lead}</p>
        <OfficeFields draft={draft} />
      </FormPage>
      <DraftQuestions publishing={publishing} values={draft.values} labels={labels} formats={formats} />
    </>
  );
}
