import { useState } from "react";
import { PasswordField } from "#app/admin-kit/fields/text-field.tsx";
import type { OwnFactors } from "#app/features/accounts/passkey-queries.ts";
import { changePassword } from "#app/features/accounts/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { minPasswordLength } from "#lib/password-rules.ts";
import { OwnCredentialForm } from "./own-credential-form.tsx";
import { ownAccountTexts } from "./texts/own-account.ts";

const empty = { currentPassword: "", newPassword: "" };

export function OwnPassword({ factors }: { factors: OwnFactors }) {
  const { password: text } = useTexts(ownAccountTexts);
  const [values, setValues] = useState(empty);
  return (
    <OwnCredentialForm
      text={text}
      factors={factors}
      codeName="passwordCode"
      save={(proof) => changePassword({ ...values, ...proof })}
      clear={() => setValues(empty)}
    >
      <PasswordField
        name="currentPassword"
        label={text.current}
        value={values.currentPassword}
        onChange={(currentPassword) => setValues({ ...values, currentPassword })}
        autoComplete="current-password"
        required
      />
      <PasswordField
        name="newPassword"
        label={text.next}
        hint={text.hint(minPasswordLength)}
        value={values.newPassword}
        onChange={(newPassword) => setValues({ ...values, newPassword })}
        autoComplete="new-password"
        required
      />
    </OwnCredentialForm>
  );
}
