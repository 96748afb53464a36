import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { PasswordField, TextField } from "#app/admin-kit/fields/text-field.tsx";
import { Popup } from "#app/admin-kit/popup.tsx";
import { onConfirmationRequired } from "#app/admin-kit/session.ts";
import { storeUser } from "#app/admin-kit/stored-user.ts";
import { confirmSession, profileQuery } from "#app/features/accounts/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Refusal } from "./own-section.tsx";
import { ownAccountTexts } from "./texts/own-account.ts";

/** Asks for the password, or a code, before an account is changed; the change is then made without being asked for again. */
export function ConfirmIdentity() {
  const [open, setOpen] = useState(false);
  const answer = useRef<(confirmed: boolean) => void>(undefined);

  useEffect(
    () =>
      onConfirmationRequired(() => {
        setOpen(true);
        return new Promise<boolean>((resolve) => {
          answer.current = resolve;
        });
      }),
    [],
  );

  function close(confirmed: boolean) {
    setOpen(false);
    answer.current?.(confirmed);
  }

  return open ? <Question onAnswer={close} /> : null;
}

function Question({ onAnswer }: { onAnswer: (confirmed: boolean) => void }) {
  const { confirm: text, password, cancel } = useTexts(ownAccountTexts);
  const form = useId();
  const [proof, setProof] = useState<"password" | "code">("password");
  const [secret, setSecret] = useState("");
  const [failure, setFailure] = useState("");
  const [pending, setPending] = useState(false);
  const { data: profile } = useQuery(profileQuery);

  async function submit(event: FormEvent) {
    event.preventDefault();
    // The dialog may stand inside another form, as seen by React.
    event.stopPropagation();
    setPending(true);
    setFailure("");
    try {
      storeUser((await confirmSession({ [proof]: secret })).user);
      onAnswer(true);
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
    <Popup
      open
      onClose={() => onAnswer(false)}
      title={text.title}
      text={text.text}
      actions={
        <>
          <Button onClick={() => onAnswer(false)}>{cancel}</Button>
          <Button type="submit" form={form} look="primary" resting={pending}>
            {text.confirm}
          </Button>
        </>
      }
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
    </Popup>
  );
}
