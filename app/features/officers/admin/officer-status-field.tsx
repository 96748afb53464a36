import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import type { LoanOfficerDraft } from "#app/features/officers/draft.ts";
import { loanOfficerLabels } from "#app/features/officers/form.ts";
import { useTexts } from "#app/messages/messages.ts";
import { officerFormTexts } from "./texts/officer-forms.ts";

export function OfficerStatusField({ draft: { values, change } }: { draft: Draft<LoanOfficerDraft> }) {
  const labels = useTexts(loanOfficerLabels);
  const text = useTexts(officerFormTexts);
  return (
    <SelectField
      label={labels.isActive}
      hint={text.statusHint}
      name="isActive"
      value={values.isActive ? "true" : "false"}
      onChange={(value) => change("isActive", value === "true")}
    >
      <option value="true">{text.active}</option>
      <option value="false">{text.inactive}</option>
    </SelectField>
  );
}
