import { useQuery } from "@tanstack/react-query";
import { FormPage } from "#app/admin-kit/form-page.tsx";
import { useDraft } from "#app/admin-kit/use-draft.ts";
import { useSave } from "#app/admin-kit/use-save.ts";
import { loanOfficerDraft, loanOfficerLabels } from "#app/features/loan-officers/form.ts";
import { LoanOfficerFields } from "#app/features/loan-officers/loan-officer-fields.tsx";
import { createLoanOfficer, loanOfficersKey, officerChoicesQuery, previewLoanOfficer } from "#app/features/loan-officers/queries.ts";

export default function NewLoanOfficer() {
  const { data: officers = [] } = useQuery(officerChoicesQuery);
  const draft = useDraft(loanOfficerDraft());
  const save = useSave(draft, {
    send: createLoanOfficer,
    refresh: loanOfficersKey,
    done: "Data was created successfully",
    to: "/admin/loanofficercms",
  });
  return (
    <FormPage
      title="Add Officer"
      draft={draft}
      save={save}
      labels={loanOfficerLabels}
      list="/admin/loanofficercms"
      preview={previewLoanOfficer}
    >
      <LoanOfficerFields draft={draft} progress={save.progress} deputies={officers} />
    </FormPage>
  );
}
