import { useQuery } from "@tanstack/react-query";
import { FormPage } from "#app/admin-kit/form-page.tsx";
import { useDraft } from "#app/admin-kit/use-draft.ts";
import { useSave } from "#app/admin-kit/use-save.ts";
import { loanOfficerDraft, loanOfficerLabels } from "#app/features/officers/form.ts";
import { createLoanOfficer, loanOfficersKey, officerChoicesQuery, previewLoanOfficer } from "#app/features/officers/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { LoanOfficerFields } from "./loan-officer-fields.tsx";
import { officerFormTexts } from "./texts/officer-forms.ts";

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
