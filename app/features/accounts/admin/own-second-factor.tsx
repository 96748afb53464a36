import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Badge } from "#app/admin-kit/badge.tsx";
import { Button } from "#app/admin-kit/button.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { type OwnFactors, ownFactorsKey } from "#app/features/accounts/passkey-queries.ts";
import {
  confirmSecondFactor,
  disableSecondFactor,
  profileKey,
  type SecondFactorStart,
  sessionsKey,
  startSecondFactor,
} from "#app/features/accounts/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { OwnSection, Refusal } from "./own-section.tsx";
import { acceptNewSession, OwnerProofForm, OwnPasswordField, useOwnerProof } from "./owner-proof.tsx";
import { NewRecoveryCodes } from "./recovery-codes.tsx";
import { ownAccountTexts } from "./texts/own-account.ts";

export function SecondFactor({ factors }: { factors: OwnFactors }) {
  const { authenticator: text } = useTexts(ownAccountTexts);
  const isOn = factors.totp;
  const proof = useOwnerProof(factors);
  const [setup, setSetup] = useState<SecondFactorStart>();
  const [codes, setCodes] = useState<string[]>();

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
        <OwnerProofForm
          proof={proof}
          codeName="factorCode"
          send={async (proof) => {
            if (isOn) acceptNewSession(await disableSecondFactor(proof));
            else setSetup(await startSecondFactor(proof));
          }}
          refresh={isOn ? [profileKey, ownFactorsKey] : []}
          button={isOn ? text.turnOff : text.setUp}
          look={isOn ? "danger" : "primary"}
        >
          <OwnPasswordField proof={proof} name="factorPassword" />
        </OwnerProofForm>
      )}
      <NewRecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />
    </OwnSection>
  );
}

function SecondFactorSetup({ started, onDone }: { started: SecondFactorStart; onDone: (recoveryCodes?: string[]) => void }) {
  const { authenticator: text, cancel } = useTexts(ownAccountTexts);
  const [code, setCode] = useState("");
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: confirmSecondFactor,
    onSuccess: async ({ recoveryCodes, ...session }) => {
      acceptNewSession(session);
      await Promise.all([profileKey, sessionsKey, ownFactorsKey].map((queryKey) => client.invalidateQueries({ queryKey })));
      onDone(recoveryCodes);
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    mutate(code);
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      <ol className="grid list-decimal gap-5 pl-5 text-sm">
        <li>
          {text.scan}
          <img
            src={`data:image/svg+xml,${encodeURIComponent(started.qrCode)}`}
            alt={text.qrCode}
            width={176}
            height={176}
            className="mt-2 rounded-lg bg-white p-2"
          />
          <code className="mt-2 block font-mono break-all select-all">{started.secret}</code>
        </li>
        <li>
          <TextField
            name="code"
            label={text.shownCode}
            value={code}
            onChange={setCode}
            autoComplete="one-time-code"
            inputMode="numeric"
            required
          />
        </li>
      </ol>
      <Refusal message={error?.message} />
      <div className="flex gap-2">
        <Button type="submit" look="primary" resting={isPending}>
          {text.turnOn}
        </Button>
        <Button onClick={() => onDone()}>{cancel}</Button>
      </div>
    </form>
  );
}
