import { useQuery } from "@tanstack/react-query";
import { FormPage } from "#app/admin-kit/form-page.tsx";
import { useDraft } from "#app/admin-kit/use-draft.ts";
import { useSave } from "#app/admin-kit/use-save.ts";
import { loanOfficerDraft, loanOfficerLabels } from "#app/features/loan-officers/form.ts";
import { LoanOfficerFields } from "#app/features/loan-officers/loan-officer-fields.tsx";
import { createLoanOfficer, loanOfficersKey, officerChoicesQuery, previewLoanOfficer } from "#app/features/loan-officers/queries.ts";
import { officerFormTexts } from "#app/messages/admin/officer-forms.ts";
import { useTexts } from "#app/messages/messages.ts";

export default function NewLoanOfficer() {
  const text = useTexts(officerFormTexts);
  const labels = useTexts(loanOfficerLabels);
  const { data: officers = [] } = useQuery(officerChoicesQuery);
  const draft = useDraft(loanOfficerDraft());
  const save = useSave(draft, {
    send: createLoanOfficer,
    refresh: loanOfficersKey,
    done: text.created,
    to: "/admin/loanofficercms",
  });
  return (
    <FormPage
      title={text.add}
      draft={draft}
      save={save}
      labels={labels}
      list="/admin/loanofficercms"
      needs="sensitive.write"
      preview={previewLoanOfficer}
    >
      <LoanOfficerFields draft={draft} progress={save.progress} deputies={officers} />
    </FormPage>
  );
}
