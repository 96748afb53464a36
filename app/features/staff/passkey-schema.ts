import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from "@simplewebauthn/browser";
import { z } from "zod";
import { requiredLine } from "#lib/fields.ts";
import { passwordConfirmation } from "./schema.ts";

const name = requiredLine({ en: "Name", es: "Nombre" }, 80);

/** An object of the standard's, whose own keys are no longer than these. */
const partsOf = <Parts>() => z.record(z.string().max(40), z.unknown()) as z.ZodType<Record<string, unknown>, Parts>;

/** As a browser sends it; every part of it is verified where it is used. */
const credential = z.object({
  id: z.string().max(2_000),
  rawId: z.string().max(2_000),
  type: z.literal("public-key"),
  response: partsOf<RegistrationResponseJSON["response"]>(),
  clientExtensionResults: partsOf<RegistrationResponseJSON["clientExtensionResults"]>().default({}),
  authenticatorAttachment: z.string().max(40).optional(),
});

export const newPasskey = z.object({ name, response: credential });
export const passkeyName = z.object({ name });
export const passkeyRemoval = passwordConfirmation;

/** What a browser needs to make a passkey, as the standard has it. */
export const passkeyOptions = z.custom<PublicKeyCredentialCreationOptionsJSON>().meta({ type: "object" });
