import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ApiResponse } from "#app/admin-kit/api-client.ts";
import { FormPage } from "#app/admin-kit/form-page.tsx";
import { showWarning } from "#app/admin-kit/toasts.ts";
import { useDraft } from "#app/admin-kit/use-draft.ts";
import { ViewPage } from "#app/admin-kit/view-page.tsx";
import { DraftActions } from "#app/features/drafts/admin/draft-actions.tsx";
import { DraftQuestions } from "#app/features/drafts/admin/draft-questions.tsx";
import { DraftStatusLine } from "#app/features/drafts/admin/draft-status-line.tsx";
import { type ReadForm, readForm } from "#app/features/drafts/admin/draft-values.ts";
import { editorTexts } from "#app/features/drafts/admin/texts/editor.ts";
import { useDraftSaving } from "#app/features/drafts/admin/use-draft-saving.ts";
import { usePublishing } from "#app/features/drafts/admin/use-publishing.ts";
import type { DraftDto } from "#app/features/drafts/queries.ts";
import type { LoanOfficerRecord } from "#app/features/officers/draft.ts";
import { officerPath } from "#app/features/officers/officer-path.ts";
import { type OwnOfficerDraft, ownOfficerDraft, ownOfficerLabels } from "#app/features/officers/own-form.ts";
import { ownDraftSource, ownOfficerKey, previewOwnOfficer } from "#app/features/officers/own-queries.ts";
import { officerFormats } from "#app/features/officers/value-formats.ts";
import { useTexts } from "#app/messages/messages.ts";
import { draftPartNames } from "#lib/draft-parts.ts";
import type { Language } from "#lib/translations.ts";
import { useOfficerChoices } from "./officer-choices.ts";
import { OwnDraftPanel } from "./own-draft-panel.tsx";
import { OwnOfficerFields } from "./own-officer-fields.tsx";
import { ownProfileTexts } from "./texts/officer-forms.ts";

const list = "/admin/contactuslist";
const read = ownOfficerDraft as ReadForm<OwnOfficerDraft>;

type Props = { own: ApiResponse<"GET /api/ownofficer">; opened: DraftDto };

/** An officer's own fields with their draft. It is published or sent for approval, as the office has chosen. */
export function OwnForm({ own: { loanOfficerDto: officer, draft: state, needsApproval }, opened }: Props) {
  const text = useTexts(ownProfileTexts);
  const editorText = useTexts(editorTexts);
  const labels = useTexts(ownOfficerLabels);
  const officers = useOfficerChoices(officer.deputyOfficerId ?? null);
  const { data: dto = opened } = useQuery({ ...ownDraftSource.query(opened.id), staleTime: Number.POSITIVE_INFINITY });
  const [initial] = useState(() => readForm(read, opened));
  const published = ownOfficerDraft(dto.published as LoanOfficerRecord | undefined);
  const draft = useDraft(initial, published);
  const form = { source: ownDraftSource, draft, dto, read, aliases: { image1: "image" } };
  const saving = useDraftSaving({ ...form, id: dto.id, listKey: ownOfficerKey, onFirstSave: () => undefined });
  const publishing = usePublishing({ ...form, saving, refresh: ownOfficerKey });
  const { save } = publishing;
  const formats = officerFormats(officers);

  function publish() {
    if (dto.parts.length === 0 && !draft.dirty) return showWarning(editorText.nothing);
    publishing.publishParts([...draftPartNames]);
  }

  const preview = (values: OwnOfficerDraft, language: Language) => previewOwnOfficer(values, language, new Date().toISOString());

  return (
    <>
      <FormPage
        title={text.title}
        draft={draft}
        save={save}
        labels={labels}
        formats={formats}
        list={list}
        needs="profile.own"
        preview={preview}
        extra={officer.isActive && <ViewPage path={officerPath(officer)} />}
        drafting={{
          saveDraft: () => void publishing.saveDraft(),
          actions: <DraftActions pending={save.pending} publish={needsApproval ? text.sendForApproval : undefined} onPublish={publish} />,
          status: (
            <DraftStatusLine
              status={saving.status}
              dto={dto}
              isDirty={draft.dirty}
              onCompare={save.pending ? undefined : () => void publishing.compare()}
            />
          ),
          outcome: saving.status.kind === "failed" && saving.status.isLost ? "lost" : saving.status.kind,
          address: undefined,
          saveFirst: saving.saveFirst,
          panel: () => (
            <OwnDraftPanel
              dto={dto}
              state={state}
              view={{ draft, published, labels, formats, preview }}
              onForget={saving.forget}
              onDiscarded={saving.startFrom}
            />
          ),
        }}
      >
        <OwnOfficerFields draft={draft} deputies={officers.filter(({ id }) => id !== officer.loanOfficerId)} />
      </FormPage>
      <DraftQuestions publishing={publishing} values={draft.values} labels={labels} formats={formats} />
    </>
  );
}
