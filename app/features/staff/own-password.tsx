import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { PasswordField } from "#app/admin-kit/fields/text-field.tsx";
import { FieldRow } from "#app/admin-kit/form-section.tsx";
import { storeUser } from "#app/admin-kit/stored-user.ts";
import { showSuccess } from "#app/admin-kit/toasts.ts";
import { ownAccountTexts } from "#app/messages/admin/own-account.ts";
import { useTexts } from "#app/messages/messages.ts";
import { minPasswordLength } from "#lib/password-rules.ts";
import { OwnSection, Refusal } from "./own-section.tsx";
import type { OwnFactors } from "./passkey-queries.ts";
import { changePassword, sessionsKey } from "./queries.ts";
import { SecondProofField, useSecondProof } from "./second-proof.tsx";

export function OwnPassword({ factors }: { factors: OwnFactors }) {
  const { password: text } = useTexts(ownAccountTexts);
  const [currentPassword, setCurrent] = useState("");
  const [newPassword, setNew] = useState("");
  const secondProof = useSecondProof(factors);
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => changePassword({ currentPassword, newPassword, ...(await secondProof.collect()) }),
    onSuccess: async ({ message, user }) => {
      storeUser(user);
      setCurrent("");
      setNew("");
      secondProof.setCode("");
      showSuccess(message);
      await client.invalidateQueries({ queryKey: sessionsKey });
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    mutate();
  }

  return (
    <OwnSection title={text.title}>
      <form onSubmit={submit} className="grid gap-5">
        <FieldRow>
          <PasswordField
            name="currentPassword"
            label={text.current}
            value={currentPassword}
            onChange={setCurrent}
            autoComplete="current-password"
            required
          />
          <PasswordField
            name="newPassword"
            label={text.next}
            hint={text.hint(minPasswordLength)}
            value={newPassword}
            onChange={setNew}
            autoComplete="new-password"
            required
          />
          <SecondProofField name="passwordCode" proof={secondProof} />
        </FieldRow>
        <Refusal message={error?.message} />
        <p className="text-sm text-fg-muted">{text.signedOut}</p>
        <div>
          <Button type="submit" look="primary" resting={isPending}>
            {text.change}
          </Button>
        </div>
      </form>
    </OwnSection>
  );
}
