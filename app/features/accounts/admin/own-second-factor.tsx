import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Badge } from "#app/admin-kit/badge.tsx";
import { Button } from "#app/admin-kit/button.tsx";
import { PasswordField } from "#app/admin-kit/fields/text-field.tsx";
import { FieldRow } from "#app/admin-kit/form-section.tsx";
import { storeUser } from "#app/admin-kit/stored-user.ts";
import { showSuccess } from "#app/admin-kit/toasts.ts";
import { type OwnFactors, ownFactorsKey } from "#app/features/accounts/passkey-queries.ts";
import { disableSecondFactor, profileKey, type SecondFactorStart, startSecondFactor } from "#app/features/accounts/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { OwnSection, Refusal } from "./own-section.tsx";
import { ToldRecoveryCodes } from "./recovery-codes.tsx";
import { SecondFactorSetup } from "./second-factor-setup.tsx";
import { SecondProofField, useSecondProof } from "./second-proof.tsx";
import { ownAccountTexts } from "./texts/own-account.ts";

/** Signing in with a code of an app as well. */
export function SecondFactor({ factors }: { factors: OwnFactors }) {
  const { authenticator: text, password: passwordText } = useTexts(ownAccountTexts);
  const isOn = factors.totp;
  const [password, setPassword] = useState("");
  const secondProof = useSecondProof(factors);
  const [setup, setSetup] = useState<SecondFactorStart>();
  const [codes, setCodes] = useState<string[]>();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const proof = { password, ...(await secondProof.collect()) };
      if (!isOn) return setSetup(await startSecondFactor(proof));
      const { message, user } = await disableSecondFactor(proof);
      storeUser(user);
      showSuccess(message);
      await Promise.all([profileKey, ownFactorsKey].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    onSuccess: () => {
      setPassword("");
      secondProof.setCode("");
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    mutate();
  }

  function finish(recoveryCodes?: string[]) {
    setSetup(undefined);
    setCodes(recoveryCodes);
  }

  return (
    <OwnSection title={text.title}>
      <p className="flex flex-wrap items-center gap-2 text-sm">
        {isOn ? <Badge tone="good">{text.on}</Badge> : <Badge tone="warn">{text.off}</Badge>}
        {isOn ? text.isOn : text.isOff}
      </p>
      {setup ? (
        <SecondFactorSetup started={setup} onDone={finish} />
      ) : (
        <form onSubmit={submit} className="grid gap-4">
          <FieldRow>
            <PasswordField
              name="factorPassword"
              label={passwordText.yours}
              value={password}
              onChange={setPassword}
              autoComplete="current-password"
              required
            />
            <SecondProofField name="factorCode" proof={secondProof} />
          </FieldRow>
          <Refusal message={error?.message} />
          <div>
            <Button type="submit" look={isOn ? "danger" : "primary"} resting={isPending}>
              {isOn ? text.turnOff : text.setUp}
            </Button>
          </div>
        </form>
      )}
      {codes && <ToldRecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </OwnSection>
  );
}
