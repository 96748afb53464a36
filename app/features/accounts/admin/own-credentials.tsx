import { useState } from "react";
import { EmailField } from "#app/admin-kit/fields/text-field.tsx";
import type { OwnFactors } from "#app/features/accounts/passkey-queries.ts";
import { changeEmail, changePassword, profileKey, sessionsKey } from "#app/features/accounts/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import { OwnSection } from "./own-section.tsx";
import { acceptNewSession, OwnerProofForm, OwnPasswordField, useOwnerProof } from "./owner-proof.tsx";
import { ownAccountTexts } from "./texts/own-account.ts";

const refresh = [profileKey, sessionsKey];

/** For owners, whose own address no other call changes. */
export function OwnEmail({ factors }: { factors: OwnFactors }) {
  const { email: text } = useTexts(ownAccountTexts);
  const proof = useOwnerProof(factors);
  const [email, setEmail] = useState("");
  return (
    <OwnSection title={text.title}>
      <OwnerProofForm
        proof={proof}
        codeName="emailCode"
        send={async (proof) => {
          acceptNewSession(await changeEmail({ email, ...proof }));
          setEmail("");
        }}
        refresh={refresh}
        note={text.signedOut}
        button={text.change}
      >
        <EmailField name="newEmail" label={text.next} value={email} onChange={setEmail} autoComplete="email" required />
        <OwnPasswordField proof={proof} name="emailPassword" />
      </OwnerProofForm>
    </OwnSection>
  );
}

export function OwnPassword({ factors }: { factors: OwnFactors }) {
  const { password: text } = useTexts(ownAccountTexts);
  const proof = useOwnerProof(factors);
  const [newPassword, setNewPassword] = useState("");
  return (
    <OwnSection title={text.title}>
      <OwnerProofForm
        proof={proof}
        codeName="passwordCode"
        send={async ({ password: currentPassword, ...secondProof }) => {
          acceptNewSession(await changePassword({ currentPassword, newPassword, ...secondProof }));
          setNewPassword("");
        }}
        refresh={refresh}
        note={text.signedOut}
        button={text.change}
      >
        <OwnPasswordField proof={proof} name="currentPassword" label={text.current} />
        <NewPasswordField name="newPassword" label={text.next} value={newPassword} onChange={setNewPassword} />
      </OwnerProofForm>
    </OwnSection>
  );
}
