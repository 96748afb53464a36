import { useEffect, useRef, useState } from "react";
import { signInTexts } from "#app/messages/admin/sign-in.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Button } from "./button.tsx";
import { Popup } from "./popup.tsx";
import { onSessionEnd } from "./session.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { useStoredUser } from "./stored-user.ts";

/** Asks the user to sign in again. The screen and everything typed stay. */
export function SessionExpired() {
  const [open, setOpen] = useState(false);
  const settle = useRef<(signedIn: boolean) => void>(undefined);
  const user = useStoredUser();
  const { ended } = useTexts(signInTexts);

  useEffect(
    () =>
      onSessionEnd(() => {
        setOpen(true);
        return new Promise<boolean>((resolve) => {
          settle.current = resolve;
        });
      }),
    [],
  );

  function close(signedIn: boolean) {
    setOpen(false);
    settle.current?.(signedIn);
  }

  return (
    <Popup
      open={open}
      onClose={() => close(false)}
      title={ended.title}
      text={ended.text}
      actions={<Button onClick={() => close(false)}>{ended.later}</Button>}
    >
      <SignInForm email={user?.email} onSignedIn={() => close(true)} />
    </Popup>
  );
}
