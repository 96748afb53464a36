import { z } from "zod";
import { choice, optionalDay, optionalText, requiredLine, requiredText } from "#lib/fields.ts";
import { translations } from "#lib/json-fields.ts";
import { namesInMessages, spanishSide } from "#lib/labels.ts";

export const labels = {
  name: { en: "Name", es: "Nombre" },
  file: { en: "File", es: "Archivo" },
  language: { en: "For readers of", es: "Para quienes leen en" },
  expiresOn: { en: "Last day for visitors", es: "Último día para los visitantes" },
};

const name = namesInMessages(labels);

/** Shared by the API, the form and the service. */
export const documentInput = z.object({
  name: requiredLine(name.name, 160),
  file: requiredText(name.file, 60).meta({ description: "The name of a stored file, as POST /api/document/file returned it" }),
  language: choice(name.language, ["both", "en", "es"]).optional(),
  expiresOn: optionalDay(name.expiresOn).optional(),
  translations: translations({ name: optionalText(spanishSide(name.name), 160) }).optional(),
});

export type DocumentInput = z.infer<typeof documentInput>;
