import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { storeUser } from "#app/admin-kit/stored-user.ts";
import { showSuccess } from "#app/admin-kit/toasts.ts";
import { ownFactorsKey } from "#app/features/accounts/passkey-queries.ts";
import { confirmSecondFactor, profileKey, type SecondFactorStart, sessionsKey } from "#app/features/accounts/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Refusal } from "./own-section.tsx";
import { ownAccountTexts } from "./texts/own-account.ts";

export function SecondFactorSetup({ started, onDone }: { started: SecondFactorStart; onDone: (recoveryCodes?: string[]) => void }) {
  const { authenticator: text, cancel } = useTexts(ownAccountTexts);
  const [code, setCode] = useState("");
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: confirmSecondFactor,
    onSuccess: async ({ message, user, recoveryCodes }) => {
      storeUser(user);
      showSuccess(message);
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
