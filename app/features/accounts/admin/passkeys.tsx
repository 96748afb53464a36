import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { PasswordField, TextField } from "#app/admin-kit/fields/text-field.tsx";
import { FieldRow } from "#app/admin-kit/form-section.tsx";
import { storeUser } from "#app/admin-kit/stored-user.ts";
import { showSuccess } from "#app/admin-kit/toasts.ts";
import { When } from "#app/admin-kit/when.tsx";
import type { OwnPasskey } from "#app/features/accounts/account-schema.ts";
import { addPasskey, type OwnFactors, ownFactorsKey } from "#app/features/accounts/passkey-queries.ts";
import { profileKey, sessionsKey } from "#app/features/accounts/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { OwnSection, Refusal } from "./own-section.tsx";
import { PasskeyActions } from "./passkey-actions.tsx";
import { ToldRecoveryCodes } from "./recovery-codes.tsx";
import { SecondProofField, useSecondProof } from "./second-proof.tsx";
import { ownAccountTexts } from "./texts/own-account.ts";

/** Passkeys: a fingerprint, a face, a phone or a key instead of a code. */
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
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [codes, setCodes] = useState<string[]>();
  const secondProof = useSecondProof(factors);
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => addPasskey({ password, ...(await secondProof.collect()) }, name),
    onSuccess: async ({ message, user, recoveryCodes }) => {
      storeUser(user);
      setName("");
      setPassword("");
      secondProof.setCode("");
      setCodes(recoveryCodes);
      showSuccess(message);
      await Promise.all([ownFactorsKey, profileKey, sessionsKey].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    mutate();
  }

  return (
    <form onSubmit={submit} className="grid gap-4">
      <FieldRow>
        <TextField name="passkeyName" label={text.name} hint={text.nameHint} value={name} onChange={setName} autoComplete="off" required />
        <PasswordField
          name="passkeyPassword"
          label={text.password}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          required
        />
        <SecondProofField name="passkeyCode" proof={secondProof} />
      </FieldRow>
      <Refusal message={error?.message} />
      <div>
        <Button type="submit" look="primary" resting={isPending}>
          {text.add}
        </Button>
      </div>
      {codes && <ToldRecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </form>
  );
}
