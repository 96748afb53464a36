import { useEffect, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { Popup } from "./popup.tsx";
import { onSessionEnd } from "./session.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { useStoredUser } from "./stored-user.ts";

/** Asks to sign in again where one is. The screen stays as it is underneath, with everything that was typed. */
export function SessionExpired() {
  const [open, setOpen] = useState(false);
  const answer = useRef<(signedIn: boolean) => void>(undefined);
  const user = useStoredUser();

  useEffect(
    () =>
      onSessionEnd(() => {
        setOpen(true);
        return new Promise<boolean>((resolve) => {
          answer.current = resolve;
        });
      }),
    [],
  );

  function close(signedIn: boolean) {
    setOpen(false);
    answer.current?.(signedIn);
  }

  return (
    <Popup
      open={open}
      onClose={() => close(false)}
      title="Your session has ended"
      text="Sign in again to go on. What you typed is still here."
      actions={<Button onClick={() => close(false)}>Not now</Button>}
    >
      <SignInForm email={user?.email} onSignedIn={() => close(true)} />
    </Popup>
  );
}
