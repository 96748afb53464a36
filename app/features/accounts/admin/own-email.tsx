import { useState } from "react";
import { EmailField, PasswordField } from "#app/admin-kit/fields/text-field.tsx";
import type { OwnFactors } from "#app/features/accounts/passkey-queries.ts";
import { changeEmail } from "#app/features/accounts/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { OwnCredentialForm } from "./own-credential-form.tsx";
import { ownAccountTexts } from "./texts/own-account.ts";

const empty = { email: "", password: "" };

/** An owner's own address, which no owner's call changes. */
export function OwnEmail({ factors }: { factors: OwnFactors }) {
  const { email: text, password: passwordText } = useTexts(ownAccountTexts);
  const [{ email, password }, setValues] = useState(empty);
  return (
    <OwnCredentialForm
      text={text}
      factors={factors}
      codeName="emailCode"
      save={(proof) => changeEmail({ email, password, ...proof })}
      clear={() => setValues(empty)}
    >
      <EmailField
        name="newEmail"
        label={text.next}
        value={email}
        onChange={(email) => setValues({ email, password })}
        autoComplete="email"
        required
      />
      <PasswordField
        name="emailPassword"
        label={passwordText.yours}
        value={password}
        onChange={(password) => setValues({ email, password })}
        autoComplete="current-password"
        required
      />
    </OwnCredentialForm>
  );
}
