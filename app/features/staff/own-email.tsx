import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { EmailField, PasswordField } from "#app/admin-kit/fields/text-field.tsx";
import { FieldRow } from "#app/admin-kit/form-section.tsx";
import { storeUser } from "#app/admin-kit/stored-user.ts";
import { showSuccess } from "#app/admin-kit/toasts.ts";
import { ownAccountTexts } from "#app/messages/admin/own-account.ts";
import { useTexts } from "#app/messages/messages.ts";
import { OwnSection, Refusal } from "./own-section.tsx";
import type { OwnFactors } from "./passkey-queries.ts";
import { changeEmail, profileKey, sessionsKey } from "./queries.ts";
import { SecondProofField, useSecondProof } from "./second-proof.tsx";

/** An owner's own address, which no owner's call changes. */
export function OwnEmail({ factors }: { factors: OwnFactors }) {
  const { email: text, password: passwordText } = useTexts(ownAccountTexts);
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const secondProof = useSecondProof(factors);
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => changeEmail({ email, password, ...(await secondProof.collect()) }),
    onSuccess: async ({ message, user }) => {
      storeUser(user);
      setEmail("");
      setPassword("");
      secondProof.setCode("");
      showSuccess(message);
      await Promise.all([profileKey, sessionsKey].map((queryKey) => client.invalidateQueries({ queryKey })));
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
          <EmailField name="newEmail" label={text.next} value={email} onChange={setEmail} autoComplete="email" required />
          <PasswordField
            name="emailPassword"
            label={passwordText.yours}
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
            required
          />
          <SecondProofField name="emailCode" proof={secondProof} />
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
