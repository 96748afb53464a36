import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { PasswordField, TextField } from "#app/admin-kit/fields/text-field.tsx";
import { FieldRow } from "#app/admin-kit/form-section.tsx";
import { storeUser } from "#app/admin-kit/stored-user.ts";
import { showSuccess } from "#app/admin-kit/toasts.ts";
import { When } from "#app/admin-kit/when.tsx";
import type { OwnPasskey } from "./account-schema.ts";
import { OwnSection, Refusal } from "./own-section.tsx";
import { PasskeyActions } from "./passkey-actions.tsx";
import { addPasskey, ownFactorsKey } from "./passkey-queries.ts";
import { profileKey, sessionsKey } from "./queries.ts";

/** Passkeys as second factor: a fingerprint, a face, a phone or a key instead of a code. */
export function Passkeys({ passkeys }: { passkeys: OwnPasskey[] }) {
  return (
    <OwnSection title="Passkeys">
      <p className="text-sm text-fg-muted">After the password, confirm with a fingerprint, your face, your phone or a security key.</p>
      {passkeys.length > 0 && (
        <ul className="divide-y divide-edge">
          {passkeys.map((passkey) => (
            <li key={passkey.passkeyId} className="flex flex-wrap items-center justify-between gap-2 py-2 text-sm">
              <span className="min-w-0">
                <span className="font-medium break-words">{passkey.name}</span>
                <span className="block text-xs text-fg-muted">
                  added <When at={passkey.createdAt} />
                  {passkey.lastUsedAt ? (
                    <>
                      {" "}
                      · last used <When at={passkey.lastUsedAt} />
                    </>
                  ) : (
                    " · not used yet"
                  )}
                </span>
              </span>
              <PasskeyActions passkey={passkey} />
            </li>
          ))}
        </ul>
      )}
      <NewPasskey />
    </OwnSection>
  );
}

function NewPasskey() {
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: addPasskey,
    onSuccess: async ({ message, user }) => {
      storeUser(user);
      setName("");
      setPassword("");
      showSuccess(message);
      await Promise.all([ownFactorsKey, profileKey, sessionsKey].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    mutate({ name, password });
  }

  return (
    <form onSubmit={submit} className="grid gap-4">
      <FieldRow>
        <TextField
          name="passkeyName"
          label="Name of the passkey"
          hint="The device that keeps it, such as Office laptop"
          value={name}
          onChange={setName}
          autoComplete="off"
          required
        />
        <PasswordField
          name="passkeyPassword"
          label="Password, to add a passkey"
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          required
        />
      </FieldRow>
      <Refusal message={error?.message} />
      <div>
        <Button type="submit" look="primary" resting={isPending}>
          Add passkey
        </Button>
      </div>
    </form>
  );
}
