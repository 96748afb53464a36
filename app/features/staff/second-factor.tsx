import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Badge } from "#app/admin-kit/badge.tsx";
import { Button } from "#app/admin-kit/button.tsx";
import { PasswordField } from "#app/admin-kit/fields/text-field.tsx";
import { storeUser } from "#app/admin-kit/stored-user.ts";
import { showSuccess } from "#app/admin-kit/toasts.ts";
import { ownAccountTexts } from "#app/messages/admin/own-account.ts";
import { useTexts } from "#app/messages/messages.ts";
import { OwnSection, Refusal } from "./own-section.tsx";
import { ownFactorsKey } from "./passkey-queries.ts";
import { disableSecondFactor, type Profile, profileKey, renewRecoveryCodes, type SecondFactorStart, startSecondFactor } from "./queries.ts";
import { SecondFactorSetup } from "./second-factor-setup.tsx";
import { ToldOnce } from "./told-once.tsx";

/** Signing in with a code as well; every step of it asks for the password. */
export function SecondFactor({ profile, isOn }: { profile: Profile; isOn: boolean }) {
  const { authenticator: text, password: passwordText } = useTexts(ownAccountTexts);
  const [password, setPassword] = useState("");
  const [setup, setSetup] = useState<SecondFactorStart>();
  const [codes, setCodes] = useState<string[]>();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (step: () => Promise<void>) => step(),
    onSuccess: () => setPassword(""),
  });

  const start = async () => setSetup(await startSecondFactor(password));
  const renew = async () => setCodes((await renewRecoveryCodes(password)).recoveryCodes);
  const disable = async () => {
    const { message, user } = await disableSecondFactor(password);
    storeUser(user);
    showSuccess(message);
    await Promise.all([profileKey, ownFactorsKey].map((queryKey) => client.invalidateQueries({ queryKey })));
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    mutate(isOn ? disable : start);
  }

  return (
    <OwnSection title={text.title}>
      <p className="flex flex-wrap items-center gap-2 text-sm">
        {isOn ? <Badge tone="good">{text.on}</Badge> : <Badge tone="warn">{text.off}</Badge>}
        {isOn ? text.isOn(profile.recoveryCodesLeft) : text.isOff}
      </p>
      {setup ? (
        <SecondFactorSetup started={setup} onDone={() => setSetup(undefined)} />
      ) : (
        <form onSubmit={submit} className="grid gap-4">
          <PasswordField
            name="factorPassword"
            label={passwordText.yours}
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
            required
          />
          <Refusal message={error?.message} />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" look={isOn ? "danger" : "primary"} resting={isPending}>
              {isOn ? text.turnOff : text.setUp}
            </Button>
            {isOn && (
              <Button resting={isPending || password === ""} onClick={() => mutate(renew)}>
                {text.newCodes}
              </Button>
            )}
          </div>
        </form>
      )}
      {codes && <ToldOnce title={text.codesTitle} text={text.codesText} secret={codes.join("\n")} onClose={() => setCodes(undefined)} />}
    </OwnSection>
  );
}
