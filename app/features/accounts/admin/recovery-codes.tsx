import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { PasswordField } from "#app/admin-kit/fields/text-field.tsx";
import { FieldRow } from "#app/admin-kit/form-section.tsx";
import type { OwnFactors } from "#app/features/accounts/passkey-queries.ts";
import { profileKey, renewRecoveryCodes } from "#app/features/accounts/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { OwnSection, Refusal } from "./own-section.tsx";
import { SecondProofField, useSecondProof } from "./second-proof.tsx";
import { ToldOnce } from "./shown-once.tsx";
import { ownAccountTexts } from "./texts/own-account.ts";

/** Codes for the day on which the second factor is lost. */
export function RecoveryCodes({ left, factors }: { left: number; factors: OwnFactors }) {
  const { recoveryCodes: text, password: passwordText } = useTexts(ownAccountTexts);
  const [password, setPassword] = useState("");
  const [codes, setCodes] = useState<string[]>();
  const secondProof = useSecondProof(factors);
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => renewRecoveryCodes({ password, ...(await secondProof.collect()) }),
    onSuccess: async ({ recoveryCodes }) => {
      setPassword("");
      secondProof.setCode("");
      setCodes(recoveryCodes);
      await client.invalidateQueries({ queryKey: profileKey });
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    mutate();
  }

  return (
    <OwnSection title={text.title}>
      <p className="text-sm">{text.left(left)}</p>
      <form onSubmit={submit} className="grid gap-4">
        <FieldRow>
          <PasswordField
            name="codesPassword"
            label={passwordText.yours}
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
            required
          />
          <SecondProofField name="codesCode" proof={secondProof} />
        </FieldRow>
        <Refusal message={error?.message} />
        <div>
          <Button type="submit" resting={isPending}>
            {text.renew}
          </Button>
        </div>
      </form>
      {codes && <ToldRecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </OwnSection>
  );
}

export function ToldRecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { recoveryCodes: text } = useTexts(ownAccountTexts);
  return <ToldOnce title={text.newTitle} text={text.newText} secret={codes.join("\n")} onClose={onClose} />;
}
