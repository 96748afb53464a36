import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { useEffect, useEffectEvent } from "react";
import { localize } from "#lib/localize.ts";
import { callApi } from "./api-client.ts";

/** Loaded only when a passkey is used. */
const webauthn = () => import("@simplewebauthn/browser");

/** The browser's own message for a canceled or expired prompt says nothing to a person. */
const readable = (error: unknown): never => {
  const isCancelled = error instanceof Error && (error.name === "NotAllowedError" || error.name === "AbortError");
  throw isCancelled
    ? new Error(localize({ en: "The passkey was not used; try again", es: "No se usó la llave de acceso; inténtelo de nuevo" }))
    : error;
};

export async function askForPasskey(options: PublicKeyCredentialRequestOptionsJSON) {
  return (await webauthn()).startAuthentication({ optionsJSON: options }).catch(readable);
}

export async function signInWithPasskey() {
  const { options } = await callApi("POST /api/auth/passkey/options");
  return callApi("POST /api/auth/passkey/verify", { body: { response: await askForPasskey(options) } });
}

export async function makePasskey(options: PublicKeyCredentialCreationOptionsJSON) {
  return (await webauthn()).startRegistration({ optionsJSON: options }).catch(readable);
}

/** Passkeys are bound to a host name, never to an IP address. */
export const canUsePasskeys = () => "PublicKeyCredential" in window && !/^[\d.]+$|:/.test(location.hostname);

export async function signInWithPasskeyAlone() {
  const { options } = await callApi("POST /api/auth/passkey/sign-in/options");
  return callApi("POST /api/auth/passkey/sign-in", { body: { response: await askForPasskey(options) } });
}

/** Undefined where the browser cannot suggest passkeys, or the prompt was aborted. */
async function signInByAutofill() {
  if (!canUsePasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return undefined;
  const { startAuthentication } = await webauthn();
  const { options } = await callApi("POST /api/auth/passkey/sign-in/options");
  const response = await startAuthentication({ optionsJSON: options, useBrowserAutofill: true }).catch(() => undefined);
  return response && callApi("POST /api/auth/passkey/sign-in", { body: { response } });
}

async function stopAutofill(): Promise<void> {
  if (canUsePasskeys()) (await webauthn()).WebAuthnAbortService.cancelCeremony();
}

type SignedIn = Awaited<ReturnType<typeof signInByAutofill>>;

/** Lets the browser suggest passkeys beside saved addresses while the form is shown. */
export function usePasskeyAutofill(
  isOffered: boolean,
  onSignedIn: (result: NonNullable<SignedIn>) => void,
  onFailure: (error: unknown) => void,
) {
  const finish = useEffectEvent(onSignedIn);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (!isOffered) return;
    let isOver = false;
    signInByAutofill()
      .then((result) => {
        if (result && !isOver) finish(result);
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
