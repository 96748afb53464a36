import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { PasswordField, TextField } from "#app/admin-kit/fields/text-field.tsx";
import { Popup } from "#app/admin-kit/popup.tsx";
import { showSuccess } from "#app/admin-kit/toasts.ts";
import type { OwnPasskey } from "#app/features/accounts/account-schema.ts";
import { type OwnFactors, ownFactorsKey, removePasskey, renamePasskey } from "#app/features/accounts/passkey-queries.ts";
import { profileKey } from "#app/features/accounts/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Refusal } from "./own-section.tsx";
import { SecondProofField, useSecondProof } from "./second-proof.tsx";
import { ownAccountTexts } from "./texts/own-account.ts";

type Question = "rename" | "remove";

/** Rename and Remove of one passkey, each with the question that it asks first. */
export function PasskeyActions({ passkey, factors }: { passkey: OwnPasskey; factors: OwnFactors }) {
  const { passkeyId, name } = passkey;
  const { passkeys: text, password, cancel, save } = useTexts(ownAccountTexts);
  const [question, setQuestion] = useState<Question>();
  const [typedName, setTypedName] = useState("");
  const [typedPassword, setTypedPassword] = useState("");
  const secondProof = useSecondProof(factors);
  const form = useId();
  const client = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async () =>
      question === "rename"
        ? renamePasskey(passkeyId, typedName)
        : removePasskey(passkeyId, { password: typedPassword, ...(await secondProof.collect()) }),
    onSuccess: async ({ message }) => {
      setQuestion(undefined);
      showSuccess(message);
      await Promise.all([ownFactorsKey, profileKey].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });

  function ask(next: Question) {
    reset();
    setTypedName(name);
    setTypedPassword("");
    secondProof.setCode("");
    setQuestion(next);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    mutate();
  }

  return (
    <span className="flex gap-1">
      <Button look="quiet" aria-label={text.renameOne(name)} onClick={() => ask("rename")}>
        {text.rename}
      </Button>
      <Button look="quietDanger" aria-label={text.removeOne(name)} onClick={() => ask("remove")}>
        {text.remove}
      </Button>
      <Popup
        open={question !== undefined}
        onClose={() => setQuestion(undefined)}
        title={question === "rename" ? text.renameTitle : text.removeTitle(name)}
        text={question === "rename" ? text.renameText : text.removeText}
        actions={
          <>
            <Button onClick={() => setQuestion(undefined)}>{cancel}</Button>
            <Button type="submit" form={form} look={question === "rename" ? "primary" : "danger"} resting={isPending}>
              {question === "rename" ? save : text.remove}
            </Button>
          </>
        }
      >
        <form id={form} onSubmit={submit} className="grid gap-3">
          {question === "rename" ? (
            <TextField name="newName" label={text.newName} value={typedName} onChange={setTypedName} autoComplete="off" required />
          ) : (
            <>
              <PasswordField
                name="removalPassword"
                label={password.yours}
                value={typedPassword}
                onChange={setTypedPassword}
                autoComplete="current-password"
                required
              />
              <SecondProofField name="removalCode" proof={secondProof} />
            </>
          )}
          <Refusal message={error?.message} />
        </form>
      </Popup>
    </span>
  );
}
