import { type FormEvent, useState } from "react";
import { callApi } from "#app/admin-kit/api-client.ts";
import { Button } from "#app/admin-kit/button.tsx";
import { PasswordField } from "#app/admin-kit/fields/text-field.tsx";
import { clearUser, storeUser } from "#app/admin-kit/stored-user.ts";
import { minPasswordLength } from "#lib/password-rules.ts";
import { Refusal } from "./own-section.tsx";
import { changePassword } from "./queries.ts";

/** What stands before everything else while the password is one that somebody else has seen. */
export function FirstPassword({ onChanged }: { onChanged: () => void }) {
  const [currentPassword, setCurrent] = useState("");
  const [newPassword, setNew] = useState("");
  const [failure, setFailure] = useState("");
  const [pending, setPending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setPending(true);
    setFailure("");
    try {
      storeUser((await changePassword({ currentPassword, newPassword })).user);
      onChanged();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
    setPending(false);
  }

  async function signOut() {
    await callApi("POST /api/auth/sign-out").catch(() => undefined);
    clearUser();
    location.assign("/admin/login");
  }

  return (
    <form method="post" aria-busy={pending} onSubmit={submit} className="grid gap-5">
      <PasswordField
        name="currentPassword"
        label="Password you were given"
        value={currentPassword}
        onChange={setCurrent}
        autoComplete="current-password"
        required
      />
      <PasswordField
        name="newPassword"
        label="New password"
        hint={`At least ${minPasswordLength} characters; a sentence is fine`}
        value={newPassword}
        onChange={setNew}
        autoComplete="new-password"
        required
      />
      <Refusal message={failure} />
      <Button type="submit" look="primary" resting={pending}>
        Change password
      </Button>
      <Button look="quiet" onClick={signOut}>
        Sign out
      </Button>
    </form>
  );
}
