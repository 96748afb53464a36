import { z } from "zod";
import { optionalId, optionalText, requiredLine, translations } from "#lib/fields.ts";

const value = optionalText("Value", 10_000);

/** What staff may say about a web resource; the API, the forms and the service share it. */
export const webResourceInput = z.object({
  webResourceCategoryId: optionalId("Category").optional(),
  context: requiredLine("Context", 120),
  value: value.optional(),
  translations: translations({ value }).optional(),
});

export const webResourcePatch = webResourceInput.partial();

export type WebResourceInput = z.infer<typeof webResourceInput>;
export type WebResourcePatch = z.infer<typeof webResourcePatch>;
