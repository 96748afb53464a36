import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { Popup } from "#app/admin-kit/popup.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { FormSkeleton } from "#app/admin-kit/skeleton.tsx";
import { useDraft } from "#app/admin-kit/use-draft.ts";
import { useSave } from "#app/admin-kit/use-save.ts";
import { ViewPage } from "#app/admin-kit/view-page.tsx";
import { RecordPage } from "#app/features/history/admin/record-page.tsx";
import type { LoanOfficerRecord } from "#app/features/officers/draft.ts";
import { loanOfficerDraft, loanOfficerLabels } from "#app/features/officers/form.ts";
import { officerPath } from "#app/features/officers/officer-path.ts";
import {
  loanOfficerQuery,
  loanOfficersKey,
  officerChoicesQuery,
  previewLoanOfficer,
  updateLoanOfficer,
} from "#app/features/officers/queries.ts";
import { officerFormats } from "#app/features/officers/value-formats.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { Route } from "./+types/loan-officer-edit";
import { LoanOfficerFields } from "./loan-officer-fields.tsx";
import { OfficerStatusField } from "./officer-status-field.tsx";
import { officerFormTexts } from "./texts/officer-forms.ts";

export default function EditLoanOfficer({ params: { id } }: Route.ComponentProps) {
  const officer = useQuery(loanOfficerQuery(id));
  return (
    <QueryStates query={officer} pending={<FormSkeleton />}>
      {(loaded) => <EditForm officer={loaded} />}
    </QueryStates>
  );
}

function EditForm({ officer }: { officer: LoanOfficerRecord }) {
  const text = useTexts(officerFormTexts);
  const labels = useTexts(loanOfficerLabels);
  const { data: officers = [] } = useQuery(officerChoicesQuery);
  const [failure, setFailure] = useState<string>();
  const draft = useDraft(loanOfficerDraft(officer));
  const save = useSave(draft, {
    send: (values, onProgress) => updateLoanOfficer(officer.loanOfficerId, values, onProgress),
    refresh: loanOfficersKey,
    done: text.updated,
    to: "/admin/loanofficercms",
    read: loanOfficerDraft,
    tell: ({ message }) => setFailure(message),
  });
  const close = () => setFailure(undefined);
  return (
    <RecordPage
      title={text.edit}
      draft={draft}
      save={save}
      labels={labels}
      formats={officerFormats(officers)}
      list="/admin/loanofficercms"
      entity="loanofficer"
      id={officer.loanOfficerId}
      read={loanOfficerDraft}
      preview={(values, language) => previewLoanOfficer(values, language, officer.loanOfficerId)}
      extra={officer.isActive && <ViewPage path={officerPath(officer)} />}
    >
      <OfficerStatusField draft={draft} />
      <LoanOfficerFields draft={draft} progress={save.progress} deputies={officers.filter(({ id }) => id !== officer.loanOfficerId)} />
      <Popup
        open={failure !== undefined}
        onClose={close}
        title={text.failed}
        text={failure || text.unknownError}
        actions={
          <Button look="primary" onClick={close}>
            {text.ok}
          </Button>
        }
      />
    </RecordPage>
  );
}
