import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { callApi } from "./api-client.ts";

/** Loaded when someone uses a passkey, and not before. */
const webauthn = () => import("@simplewebauthn/browser");

/** What browsers throw when the person cancels or waits too long says nothing to a person. */
const readable = (error: unknown): never => {
  const isCancelled = error instanceof Error && (error.name === "NotAllowedError" || error.name === "AbortError");
  throw isCancelled ? new Error("The passkey was not used; try again") : error;
};

/** The second step of a sign-in, with a passkey. */
export async function signInWithPasskey<Answer>(): Promise<Answer> {
  const { options } = await callApi<{ options: PublicKeyCredentialRequestOptionsJSON }>("/api/auth/passkey/options", { method: "POST" });
  const response = await (await webauthn()).startAuthentication({ optionsJSON: options }).catch(readable);
  return callApi<Answer>("/api/auth/passkey/verify", { method: "POST", body: { response } });
}

export async function makePasskey(options: PublicKeyCredentialCreationOptionsJSON) {
  return (await webauthn()).startRegistration({ optionsJSON: options }).catch(readable);
}
