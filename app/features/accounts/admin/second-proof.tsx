import { useState } from "react";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { type OwnFactors, provePasskey } from "#app/features/accounts/passkey-queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { ownAccountTexts } from "./texts/own-account.ts";

/** The second factor that a change of one's own account asks for besides the password, where there is one. */
export function useSecondProof(factors: OwnFactors) {
  const [code, setCode] = useState("");
  return {
    factors,
    code,
    setCode,
    /** Asks for the passkey where no code was typed. */
    collect: async () => {
      if (code.trim() !== "") return { code };
      return factors.passkey ? { passkey: await provePasskey() } : {};
    },
  };
}

type Props = { name: string; proof: ReturnType<typeof useSecondProof> };

export function SecondProofField({ name, proof: { factors, code, setCode } }: Props) {
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
