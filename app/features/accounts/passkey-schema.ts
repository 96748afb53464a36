import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { z } from "zod";
import { requiredLine } from "#lib/fields.ts";
import { newCredential } from "./credential-schema.ts";

const name = requiredLine({ en: "Name", es: "Nombre" }, 80);

export const newPasskey = z.object({ name, response: newCredential });
export const passkeyName = z.object({ name });

/** What a browser needs to make a passkey, as the standard has it. */
export const passkeyOptions = z.custom<PublicKeyCredentialCreationOptionsJSON>().meta({ type: "object" });
/** What a browser needs to use one. */
export const passkeyChallenge = z.custom<PublicKeyCredentialRequestOptionsJSON>().meta({ type: "object" });
