import { z } from "zod";
import { requiredLine } from "#lib/fields.ts";
import { passwordConfirmation } from "./schema.ts";

const name = requiredLine("Name", 80);

/** As a browser sends it; every part of it is verified where it is used. */
const credential = z.object({
  id: z.string().max(2_000),
  rawId: z.string().max(2_000),
  type: z.literal("public-key"),
  response: z.record(z.string().max(40), z.unknown()),
  clientExtensionResults: z.record(z.string().max(40), z.unknown()).default({}),
  authenticatorAttachment: z.string().max(40).optional(),
});

export const newPasskey = z.object({ name, response: credential });
export const passkeyName = z.object({ name });
export const passkeyRemoval = passwordConfirmation;
