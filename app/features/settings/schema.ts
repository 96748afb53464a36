import { z } from "zod";
import { optionalId, optionalText, requiredLine } from "#lib/fields.ts";
import { translations } from "#lib/json-fields.ts";
import { namesInMessages } from "#lib/labels.ts";

export const labels = {
  webResourceCategoryId: { en: "Category", es: "Categoría" },
  context: { en: "Context", es: "Contexto" },
  value: { en: "Value", es: "Valor" },
};

const name = namesInMessages(labels);
const value = optionalText(name.value, 10_000);

/** What staff may say about a web resource; the API, the forms and the service share it. */
export const webResourceInput = z.object({
  webResourceCategoryId: optionalId(name.webResourceCategoryId).optional(),
  context: requiredLine(name.context, 120),
  value: value.optional(),
  translations: translations({ value }).optional(),
});

export const webResourcePatch = webResourceInput.partial();

export type WebResourceInput = z.infer<typeof webResourceInput>;
export type WebResourcePatch = z.infer<typeof webResourcePatch>;
