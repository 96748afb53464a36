import type { Choice } from "#app/admin-kit/choices.ts";
import { ChoiceField } from "#app/admin-kit/fields/choice-field.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { EmailField, TelField, TextField } from "#app/admin-kit/fields/text-field.tsx";
import { FieldRow } from "#app/admin-kit/form-section.tsx";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import { type StaffDraft, staffLabelsIn } from "#app/features/accounts/account-form.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { languageNames } from "#lib/languages.ts";
import { roles } from "#lib/permissions.ts";
import { accountTexts } from "./texts/accounts.ts";

type Props = {
  draft: Draft<StaffDraft>;
  officers: Choice[];
  /** One's own address and role cannot be changed here. */
  isOwn?: boolean;
};

export function StaffFields({ draft: { bind }, officers, isOwn = false }: Props) {
  const text = useTexts(accountTexts);
  const labels = staffLabelsIn(useLanguage());
  return (
    <FieldRow>
      <EmailField
        label={labels.email}
        required
        autoComplete="off"
        readOnly={isOwn}
        hint={isOwn ? text.ownAddress : undefined}
        {...bind("email")}
      />
      <TextField label={labels.userName} required autoComplete="off" {...bind("userName")} />
      <TextField label={labels.firstName} {...bind("firstName")} />
      <TextField label={labels.lastName} {...bind("lastName")} />
      <TelField label={labels.phoneNumber} {...bind("phoneNumber")} />
      <SelectField label={labels.role} hint={isOwn ? text.ownRole : text.roleHint} disabled={isOwn} {...bind("role")}>
        {roles.toReversed().map((role) => (
          <option key={role} value={role}>
            {text.roles[role]}
          </option>
        ))}
      </SelectField>
      <SelectField label={labels.language} hint={text.languageHint} {...bind("language")}>
        <option value="">{text.browserLanguage}</option>
        <option value="en">{languageNames.en}</option>
        <option value="es">{languageNames.es}</option>
      </SelectField>
      <ChoiceField
        label={labels.loanOfficerId}
        hint={text.officerHint}
        none={text.noOfficer}
        choices={officers}
        {...bind("loanOfficerId")}
      />
    </FieldRow>
  );
}
