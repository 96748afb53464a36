import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { ConfirmPopup } from "#app/admin-kit/confirm-popup.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { showSuccess } from "#app/admin-kit/toasts.ts";
import type { OwnPasskey } from "#app/features/accounts/account-schema.ts";
import { type OwnFactors, ownFactorsKey, removePasskey, renamePasskey } from "#app/features/accounts/passkey-queries.ts";
import { profileKey } from "#app/features/accounts/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Refusal } from "./own-section.tsx";
import { OwnPasswordField, SecondProofField, useOwnerProof } from "./owner-proof.tsx";
import { ownAccountTexts } from "./texts/own-account.ts";

type Question = "rename" | "remove";

export function PasskeyActions({ passkey, factors }: { passkey: OwnPasskey; factors: OwnFactors }) {
  const { passkeyId, name } = passkey;
  const { passkeys: text, save } = useTexts(ownAccountTexts);
  const [question, setQuestion] = useState<Question>();
  const [typedName, setTypedName] = useState("");
  const proof = useOwnerProof(factors);
  const form = useId();
  const client = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async () => (question === "rename" ? renamePasskey(passkeyId, typedName) : removePasskey(passkeyId, await proof.collect())),
    onSuccess: async ({ message }) => {
      setQuestion(undefined);
      showSuccess(message);
      await Promise.all([ownFactorsKey, profileKey].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });

  function ask(next: Question) {
    reset();
    setTypedName(name);
    proof.clear();
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
      <ConfirmPopup
        open={question !== undefined}
        onClose={() => setQuestion(undefined)}
        title={question === "rename" ? text.renameTitle : text.removeTitle(name)}
        text={question === "rename" ? text.renameText : text.removeText}
        confirm={question === "rename" ? save : text.remove}
        look={question === "rename" ? "primary" : "danger"}
        isPending={isPending}
        form={form}
      >
        <form id={form} onSubmit={submit} className="grid gap-3">
          {question === "rename" ? (
            <TextField name="newName" label={text.newName} value={typedName} onChange={setTypedName} autoComplete="off" required />
          ) : (
            <>
              <OwnPasswordField proof={proof} name="removalPassword" />
              <SecondProofField name="removalCode" proof={proof} />
            </>
          )}
          <Refusal message={error?.message} />
        </form>
      </ConfirmPopup>
    </span>
  );
}
