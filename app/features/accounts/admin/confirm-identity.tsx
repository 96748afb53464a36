import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { ConfirmPopup } from "#app/admin-kit/confirm-popup.tsx";
import { PasswordField, TextField } from "#app/admin-kit/fields/text-field.tsx";
import { onConfirmationRequired } from "#app/admin-kit/session.ts";
import { storeUser } from "#app/admin-kit/stored-user.ts";
import { confirmSession, profileQuery } from "#app/features/accounts/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Refusal } from "./own-section.tsx";
import { ownAccountTexts } from "./texts/own-account.ts";

/** Asks for the password or a code when a call needs confirmation; the call is then repeated. */
export function ConfirmIdentity() {
  const [open, setOpen] = useState(false);
  const settle = useRef<(confirmed: boolean) => void>(undefined);

  useEffect(
    () =>
      onConfirmationRequired(() => {
        setOpen(true);
        return new Promise<boolean>((resolve) => {
          settle.current = resolve;
        });
      }),
    [],
  );

  function close(confirmed: boolean) {
    setOpen(false);
    settle.current?.(confirmed);
  }

  return open ? <ConfirmForm onDone={close} /> : null;
}

function ConfirmForm({ onDone }: { onDone: (confirmed: boolean) => void }) {
  const { confirm: text, password } = useTexts(ownAccountTexts);
  const form = useId();
  const [proof, setProof] = useState<"password" | "code">("password");
  const [secret, setSecret] = useState("");
  const [failure, setFailure] = useState("");
  const [pending, setPending] = useState(false);
  const { data: profile } = useQuery(profileQuery);

  async function submit(event: FormEvent) {
    event.preventDefault();
    // In React's tree the dialog may be inside another form.
    event.stopPropagation();
    setPending(true);
    setFailure("");
    try {
      storeUser((await confirmSession({ [proof]: secret })).user);
      onDone(true);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      setPending(false);
    }
  }

  function switchProof() {
    setProof(proof === "password" ? "code" : "password");
    setSecret("");
    setFailure("");
  }

  const field = { name: proof, value: secret, onChange: setSecret, required: true };
  return (
    <ConfirmPopup
      open
      onClose={() => onDone(false)}
      title={text.title}
      text={text.text}
      confirm={text.confirm}
      isPending={pending}
      form={form}
    >
      <form id={form} onSubmit={submit} className="grid justify-items-start gap-4">
        <div className="w-full">
          {proof === "password" ? (
            <PasswordField label={password.yours} autoComplete="current-password" {...field} />
          ) : (
            <TextField key="code" label={text.code} autoComplete="one-time-code" {...field} />
          )}
        </div>
        <Refusal message={failure} />
        {profile?.twoFactorEnabled && (
          <Button look="quiet" onClick={switchProof}>
            {proof === "password" ? text.useCode : text.usePassword}
          </Button>
        )}
      </form>
    </ConfirmPopup>
  );
}
