import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { EmailField, TelField, TextField } from "#app/admin-kit/fields/text-field.tsx";
import { FieldRow } from "#app/admin-kit/form-section.tsx";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import { staffLabels as labels, type StaffDraft } from "./draft.ts";

export function StaffFields({ draft: { bind } }: { draft: Draft<StaffDraft> }) {
  return (
    <FieldRow>
      <EmailField label={labels.email} required autoComplete="off" {...bind("email")} />
      <TextField label={labels.userName} required autoComplete="off" {...bind("userName")} />
      <TextField label={labels.firstName} {...bind("firstName")} />
      <TextField label={labels.lastName} {...bind("lastName")} />
      <TelField label={labels.phoneNumber} {...bind("phoneNumber")} />
      <SelectField label={labels.role} hint="Editors change content; owners also manage accounts" {...bind("role")}>
        <option value="editor">Editor</option>
        <option value="owner">Owner</option>
      </SelectField>
    </FieldRow>
  );
}
