import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/browser";
import { z } from "zod";
import { requiredLine } from "#lib/fields.ts";

/** An object of the WebAuthn standard with keys of bounded length. */
const partsOf = <Parts>() => z.record(z.string().max(40), z.unknown()) as z.ZodType<Record<string, unknown>, Parts>;

type Answer = RegistrationResponseJSON | AuthenticationResponseJSON;

/** Every part is verified where it is used. */
const credentialOf = <A extends Answer>() =>
  z.object({
    id: z.string().max(2_000),
    rawId: z.string().max(2_000),
    type: z.literal("public-key"),
    response: partsOf<A["response"]>(),
    clientExtensionResults: partsOf<A["clientExtensionResults"]>().default({}),
    authenticatorAttachment: z.string().max(40).optional(),
  });

const newCredential = credentialOf<RegistrationResponseJSON>();
export const usedCredential = credentialOf<AuthenticationResponseJSON>();

const name = requiredLine({ en: "Name", es: "Nombre" }, 80);

export const newPasskey = z.object({ name, response: newCredential });
export const passkeyName = z.object({ name });

export const passkeyOptions = z.custom<PublicKeyCredentialCreationOptionsJSON>().meta({ type: "object" });
export const passkeyChallenge = z.custom<PublicKeyCredentialRequestOptionsJSON>().meta({ type: "object" });
