import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { FormEvent, ReactNode } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { FieldRow } from "#app/admin-kit/form-section.tsx";
import { storeUser } from "#app/admin-kit/stored-user.ts";
import { showSuccess } from "#app/admin-kit/toasts.ts";
import type { OwnFactors } from "#app/features/accounts/passkey-queries.ts";
import { type changeEmail, type changePassword, profileKey, sessionsKey } from "#app/features/accounts/queries.ts";
import { OwnSection, Refusal } from "./own-section.tsx";
import { SecondProofField, useSecondProof } from "./second-proof.tsx";

type SecondProof = Awaited<ReturnType<ReturnType<typeof useSecondProof>["collect"]>>;

type Props = {
  text: { title: string; signedOut: string; change: string };
  factors: OwnFactors;
  codeName: string;
  save: (proof: SecondProof) => ReturnType<typeof changeEmail | typeof changePassword>;
  /** Empties the fields. */
  clear: () => void;
  /** The fields for the new credential and the current password. */
  children: ReactNode;
};

/** Changes what one signs in with; asks for the second factor where there is one. */
export function OwnCredentialForm({ text, factors, codeName, save, clear, children }: Props) {
  const secondProof = useSecondProof(factors);
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => save(await secondProof.collect()),
    onSuccess: async ({ message, user }) => {
      storeUser(user);
      clear();
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
          {children}
          <SecondProofField name={codeName} proof={secondProof} />
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
