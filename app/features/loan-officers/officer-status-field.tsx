import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import type { LoanOfficerDraft } from "./draft.ts";
import { loanOfficerLabels as labels } from "./form.ts";

export function OfficerStatusField({ draft: { values, change } }: { draft: Draft<LoanOfficerDraft> }) {
  return (
    <SelectField
      label={labels.isActive}
      hint="Visitors see active officers only"
      name="isActive"
      value={values.isActive ? "true" : "false"}
      onChange={(value) => change("isActive", value === "true")}
    >
      <option value="true">Active</option>
      <option value="false">Inactive</option>
    </SelectField>
  );
}
