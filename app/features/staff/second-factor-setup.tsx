import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { storeUser } from "#app/admin-kit/stored-user.ts";
import { showSuccess } from "#app/admin-kit/toasts.ts";
import { Refusal } from "./own-section.tsx";
import { ownFactorsKey } from "./passkey-queries.ts";
import { confirmSecondFactor, profileKey, type SecondFactorStart, sessionsKey } from "./queries.ts";

export function SecondFactorSetup({ started, onDone }: { started: SecondFactorStart; onDone: () => void }) {
  const [code, setCode] = useState("");
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: confirmSecondFactor,
    onSuccess: async ({ message, user }) => {
      storeUser(user);
      showSuccess(message);
      await Promise.all([profileKey, sessionsKey, ownFactorsKey].map((queryKey) => client.invalidateQueries({ queryKey })));
      onDone();
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
          Scan this with an authenticator app, or type the key.
          <img
            src={`data:image/svg+xml,${encodeURIComponent(started.qrCode)}`}
            alt="QR code for the authenticator app"
            width={176}
            height={176}
            className="mt-2 rounded-lg bg-white p-2"
          />
          <code className="mt-2 block font-mono break-all select-all">{started.secret}</code>
        </li>
        <li>
          Keep these recovery codes somewhere safe. Each opens your account once when the phone is lost; they are shown only now.
          <pre className="mt-2 rounded-lg bg-sunken p-3 font-mono select-all">{started.recoveryCodes.join("\n")}</pre>
        </li>
        <li>
          <TextField
            name="code"
            label="Code that the app shows"
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
          Turn on
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
