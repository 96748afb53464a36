import type { Choice } from "#app/admin-kit/choices.ts";
import { ChoiceField } from "#app/admin-kit/fields/choice-field.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { EmailField, TelField, TextField } from "#app/admin-kit/fields/text-field.tsx";
import { FieldRow } from "#app/admin-kit/form-section.tsx";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import { roles } from "#lib/permissions.ts";
import { roleNames, type StaffDraft } from "./draft.ts";
import { staffLabels as labels } from "./form.ts";

type Props = { draft: Draft<StaffDraft>; officers: Choice[] };

export function StaffFields({ draft: { bind }, officers }: Props) {
  return (
    <FieldRow>
      <EmailField label={labels.email} required autoComplete="off" {...bind("email")} />
      <TextField label={labels.userName} required autoComplete="off" {...bind("userName")} />
      <TextField label={labels.firstName} {...bind("firstName")} />
      <TextField label={labels.lastName} {...bind("lastName")} />
      <TelField label={labels.phoneNumber} {...bind("phoneNumber")} />
      <SelectField
        label={labels.role}
        hint="Owners do everything, editors change content and answer messages, reviewers read content, loan officers see their own messages and profile"
        {...bind("role")}
      >
        {roles.toReversed().map((role) => (
          <option key={role} value={role}>
            {roleNames[role]}
          </option>
        ))}
      </SelectField>
      <ChoiceField
        label={labels.loanOfficerId}
        hint="Whose messages and profile are those of this account"
        none="Nobody"
        choices={officers}
        {...bind("loanOfficerId")}
      />
    </FieldRow>
  );
}
