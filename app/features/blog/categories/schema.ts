import { z } from "zod";
import { optionalId, optionalText, requiredText } from "#lib/fields.ts";
import { translations } from "#lib/json-fields.ts";
import { namesInMessages, spanishSide } from "#lib/labels.ts";

export const labels = {
  name: { en: "Name", es: "Nombre" },
  parentId: { en: "Parent category", es: "Categoría superior" },
  body: { en: "Body", es: "Texto" },
};

const name = namesInMessages(labels);
const body = optionalText(name.body, 50_000);

export const blogCategoryInput = z.object({
  name: requiredText(name.name, 120),
  parentId: optionalId(name.parentId).optional(),
  body: body.optional(),
  translations: translations({ name: optionalText(spanishSide(name.name), 120), body }).optional(),
});
