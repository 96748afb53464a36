import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { useEffect, useEffectEvent } from "react";
import { localize } from "#lib/localize.ts";
import { callApi } from "./api-client.ts";

/** Loaded when someone uses a passkey, and not before. */
const webauthn = () => import("@simplewebauthn/browser");

/** What browsers throw when the person cancels or waits too long says nothing to a person. */
const readable = (error: unknown): never => {
  const isCancelled = error instanceof Error && (error.name === "NotAllowedError" || error.name === "AbortError");
  throw isCancelled
    ? new Error(localize({ en: "The passkey was not used; try again", es: "No se usó la llave de acceso; inténtelo de nuevo" }))
    : error;
};

export async function askForPasskey(options: PublicKeyCredentialRequestOptionsJSON) {
  return (await webauthn()).startAuthentication({ optionsJSON: options }).catch(readable);
}

/** The second step of a sign-in, with a passkey. */
export async function signInWithPasskey() {
  const { options } = await callApi("POST /api/auth/passkey/options");
  return callApi("POST /api/auth/passkey/verify", { body: { response: await askForPasskey(options) } });
}

export async function makePasskey(options: PublicKeyCredentialCreationOptionsJSON) {
  return (await webauthn()).startRegistration({ optionsJSON: options }).catch(readable);
}

/** Whether this browser can use passkeys for the site at all: they are bound to a name, never to a number. */
export const canUsePasskeys = () => "PublicKeyCredential" in window && !/^[\d.]+$|:/.test(location.hostname);

/** Signs in with a passkey alone; the person chooses it in the browser's own dialog. */
export async function signInWithPasskeyAlone() {
  const { options } = await callApi("POST /api/auth/passkey/sign-in/options");
  return callApi("POST /api/auth/passkey/sign-in", { body: { response: await askForPasskey(options) } });
}

/** Waits until a passkey is chosen among the browser's suggestions; undefined where that is not possible or was given up. */
export async function signInByAutofill() {
  if (!canUsePasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return undefined;
  const { startAuthentication } = await webauthn();
  const { options } = await callApi("POST /api/auth/passkey/sign-in/options");
  const response = await startAuthentication({ optionsJSON: options, useBrowserAutofill: true }).catch(() => undefined);
  return response && callApi("POST /api/auth/passkey/sign-in", { body: { response } });
}

export async function stopAutofill(): Promise<void> {
  if (canUsePasskeys()) (await webauthn()).WebAuthnAbortService.cancelCeremony();
}

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
