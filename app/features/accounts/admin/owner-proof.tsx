import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { type ComponentProps, type FormEvent, type ReactNode, useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { PasswordField, TextField } from "#app/admin-kit/fields/text-field.tsx";
import { FieldRow } from "#app/admin-kit/form-section.tsx";
import { storeUser } from "#app/admin-kit/stored-user.ts";
import { showSuccess } from "#app/admin-kit/toasts.ts";
import { type OwnFactors, provePasskey } from "#app/features/accounts/passkey-queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { StoredUser } from "#lib/stored-user.ts";
import { Refusal } from "./own-section.tsx";
import { ownAccountTexts } from "./texts/own-account.ts";

/** The password and, where there is one, the second factor: every change of one's own credentials asks for them. */
export function useOwnerProof(factors: OwnFactors) {
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  return {
    factors,
    password,
    setPassword,
    code,
    setCode,
    clear: () => {
      setPassword("");
      setCode("");
    },
    /** Asks for the passkey where no code was typed. */
    collect: async () => {
      if (code.trim() !== "") return { password, code };
      return factors.passkey ? { password, passkey: await provePasskey() } : { password };
    },
  };
}

type Proof = ReturnType<typeof useOwnerProof>;

export function OwnPasswordField({ proof, name, label }: { proof: Proof; name: string; label?: string }) {
  const { password: text } = useTexts(ownAccountTexts);
  return (
    <PasswordField
      name={name}
      label={label ?? text.yours}
      value={proof.password}
      onChange={proof.setPassword}
      autoComplete="current-password"
      required
    />
  );
}

export function SecondProofField({ name, proof: { factors, code, setCode } }: { name: string; proof: Proof }) {
  const { secondProof: text } = useTexts(ownAccountTexts);
  if (!factors.totp && !factors.passkey) return null;
  return (
    <TextField
      name={name}
      label={factors.totp ? text.code : text.recoveryCode}
      hint={factors.passkey ? text.orPasskey : undefined}
      value={code}
      onChange={setCode}
      autoComplete="one-time-code"
      required={!factors.passkey}
    />
  );
}

type Props = {
  proof: Proof;
  codeName: string;
  send: (proof: Awaited<ReturnType<Proof["collect"]>>) => Promise<void>;
  refresh: QueryKey[];
  note?: string;
  button: string;
  look?: ComponentProps<typeof Button>["look"];
  /** The password field, and those for what is changed. */
  children: ReactNode;
};

export function OwnerProofForm({ proof, codeName, send, refresh, note, button, look = "primary", children }: Props) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => send(await proof.collect()),
    onSuccess: async () => {
      proof.clear();
      await Promise.all(refresh.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    mutate();
  }

  return (
    <form onSubmit={submit} className={note ? "grid gap-5" : "grid gap-4"}>
      <FieldRow>
        {children}
        <SecondProofField name={codeName} proof={proof} />
      </FieldRow>
      <Refusal message={error?.message} />
      {note && <p className="text-sm text-fg-muted">{note}</p>}
      <div>
        <Button type="submit" look={look} resting={isPending}>
          {button}
        </Button>
      </div>
    </form>
  );
}

/** After a change that gave the session a new secret. */
export function acceptNewSession({ message, user }: { message: string; user: StoredUser }): void {
  storeUser(user);
  showSuccess(message);
}
