import { useQuery } from "@tanstack/react-query";
import { RecordScreen } from "#app/features/history/admin/record-screen.tsx";
import { loanOfficerForm } from "#app/features/officers/form.ts";
import { officerChoicesQuery } from "#app/features/officers/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { LoanOfficerFields } from "./loan-officer-fields.tsx";
import { officerFormTexts } from "./texts/officer-forms.ts";

export default function NewLoanOfficer() {
  const text = useTexts(officerFormTexts);
  const { data: officers = [] } = useQuery(officerChoicesQuery);
  return (
    <RecordScreen form={loanOfficerForm} title={text.add} done={text.created} needs="sensitive.write" hasPreview>
      {(draft, save) => <LoanOfficerFields draft={draft} progress={save.progress} deputies={officers} />}
    </RecordScreen>
  );
}
