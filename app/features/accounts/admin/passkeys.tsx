import { useState } from "react";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { When } from "#app/admin-kit/when.tsx";
import type { OwnPasskey } from "#app/features/accounts/account-schema.ts";
import { addPasskey, type OwnFactors, ownFactorsKey } from "#app/features/accounts/passkey-queries.ts";
import { profileKey, sessionsKey } from "#app/features/accounts/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { OwnSection } from "./own-section.tsx";
import { acceptNewSession, OwnerProofForm, OwnPasswordField, useOwnerProof } from "./owner-proof.tsx";
import { PasskeyActions } from "./passkey-actions.tsx";
import { NewRecoveryCodes } from "./recovery-codes.tsx";
import { ownAccountTexts } from "./texts/own-account.ts";

export function Passkeys({ passkeys, factors }: { passkeys: OwnPasskey[]; factors: OwnFactors }) {
  const { passkeys: text } = useTexts(ownAccountTexts);
  return (
    <OwnSection title={text.title}>
      <p className="text-sm text-fg-muted">{text.intro}</p>
      {passkeys.length > 0 && (
        <ul className="divide-y divide-edge">
          {passkeys.map((passkey) => (
            <li key={passkey.passkeyId} className="flex flex-wrap items-center justify-between gap-2 py-2 text-sm">
              <span className="min-w-0">
                <span className="font-medium break-words">{passkey.name}</span>
                <span className="block text-xs text-fg-muted">
                  {text.added} <When at={passkey.createdAt} />
                  {passkey.lastUsedAt ? (
                    <>
                      {" "}
                      · {text.lastUsed} <When at={passkey.lastUsedAt} />
                    </>
                  ) : (
                    ` · ${text.notUsed}`
                  )}
                </span>
              </span>
              <PasskeyActions passkey={passkey} factors={factors} />
            </li>
          ))}
        </ul>
      )}
      <NewPasskey factors={factors} />
    </OwnSection>
  );
}

function NewPasskey({ factors }: { factors: OwnFactors }) {
  const { passkeys: text } = useTexts(ownAccountTexts);
  const proof = useOwnerProof(factors);
  const [name, setName] = useState("");
  const [codes, setCodes] = useState<string[]>();
  return (
    <>
      <OwnerProofForm
        proof={proof}
        codeName="passkeyCode"
        send={async (proof) => {
          const { recoveryCodes, ...session } = await addPasskey(proof, name);
          acceptNewSession(session);
          setName("");
          setCodes(recoveryCodes);
        }}
        refresh={[ownFactorsKey, profileKey, sessionsKey]}
        button={text.add}
      >
        <TextField name="passkeyName" label={text.name} hint={text.nameHint} value={name} onChange={setName} autoComplete="off" required />
        <OwnPasswordField proof={proof} name="passkeyPassword" label={text.password} />
      </OwnerProofForm>
      <NewRecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />
    </>
  );
}
