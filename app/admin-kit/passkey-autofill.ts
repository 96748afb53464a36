import { useEffect, useEffectEvent } from "react";
import { signInByAutofill, stopAutofill } from "./passkey.ts";

type SignedIn = Awaited<ReturnType<typeof signInByAutofill>>;

/** Has the browser offer passkeys where it offers saved addresses, while the form is shown. */
export function usePasskeyAutofill(
  isOffered: boolean,
  onSignedIn: (answer: NonNullable<SignedIn>) => void,
  onFailure: (error: unknown) => void,
) {
  const finish = useEffectEvent(onSignedIn);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (!isOffered) return;
    let isOver = false;
    signInByAutofill()
      .then((answer) => {
        if (answer && !isOver) finish(answer);
      })
      .catch((error: unknown) => {
        if (!isOver) fail(error);
      });
    return () => {
      isOver = true;
      void stopAutofill();
    };
  }, [isOffered]);
}
