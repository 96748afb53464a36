import { type FormEvent, useState } from "react";
import { callApi } from "#app/admin-kit/api-client.ts";
import { Button } from "#app/admin-kit/button.tsx";
import { PasswordField } from "#app/admin-kit/fields/text-field.tsx";
import { clearUser, storeUser } from "#app/admin-kit/stored-user.ts";
import type { OwnFactors } from "#app/features/accounts/passkey-queries.ts";
import { changePassword } from "#app/features/accounts/queries.ts";
import { signInTexts } from "#app/messages/admin/sign-in.ts";
import { useTexts } from "#app/messages/messages.ts";
import { minPasswordLength } from "#lib/password-rules.ts";
import { Refusal } from "./own-section.tsx";
import { SecondProofField, useSecondProof } from "./second-proof.tsx";

/** What stands before everything else while the password is one that somebody else has seen. */
export function FirstPassword({ factors, onChanged }: { factors: OwnFactors; onChanged: () => void }) {
  const { first } = useTexts(signInTexts);
  const [currentPassword, setCurrent] = useState("");
  const [newPassword, setNew] = useState("");
  const secondProof = useSecondProof(factors);
  const [failure, setFailure] = useState("");
  const [pending, setPending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setPending(true);
    setFailure("");
    try {
      storeUser((await changePassword({ currentPassword, newPassword, ...(await secondProof.collect()) })).user);
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
        label={first.given}
        value={currentPassword}
        onChange={setCurrent}
        autoComplete="current-password"
        required
      />
      <PasswordField
        name="newPassword"
        label={first.newPassword}
        hint={first.hint(minPasswordLength)}
        value={newPassword}
        onChange={setNew}
        autoComplete="new-password"
        required
      />
      <SecondProofField name="code" proof={secondProof} />
      <Refusal message={failure} />
      <Button type="submit" look="primary" resting={pending}>
        {first.change}
      </Button>
      <Button look="quiet" onClick={signOut}>
        {first.signOut}
      </Button>
    </form>
  );
}
