import { z } from "zod";
import { addressPattern } from "#app/features/pages/reserved-paths.ts";
import { choice, flag, optionalId, optionalNumber, optionalText, requiredText } from "#lib/fields.ts";
import { translations } from "#lib/json-fields.ts";
import { namesInMessages, spanishSide } from "#lib/labels.ts";
import { type FieldName, fieldError } from "#lib/validation-messages.ts";

export const labels = {
  name: { en: "Name", es: "Nombre" },
  parentId: { en: "Parent category", es: "Categoría superior" },
  body: { en: "Body", es: "Texto" },
  description: { en: "Description", es: "Descripción" },
  address: { en: "Address", es: "Dirección" },
  image: { en: "Share picture", es: "Imagen al compartir" },
  isListed: { en: "In search engines", es: "En los buscadores" },
  sourceLabel: { en: "Source label", es: "Etiqueta de origen" },
  sortOrder: { en: "Position", es: "Posición" },
  status: { en: "Status", es: "Estado" },
};

export const pageStatuses = ["draft", "published"] as const;

const name = namesInMessages(labels);
const body = optionalText(name.body, 50_000);
const description = optionalText(name.description, 500);
const address = (label: FieldName) =>
  optionalText(label, 80).refine(
    (value) => value === "" || addressPattern.test(value),
    fieldError(label, {
      en: "may only have lower-case letters a–z, digits and single hyphens between them",
      es: "solo puede tener letras minúsculas de la a a la z, números y guiones, sin guiones seguidos ni al principio o al final",
    }),
  );

export const pageCategoryInput = z.object({
  name: requiredText(name.name, 120),
  parentId: optionalId(name.parentId).optional(),
  body: body.optional(),
  description: description.optional(),
  address: address(name.address).optional(),
  isListed: flag(name.isListed).optional(),
  sourceLabel: optionalText(name.sourceLabel, 60).optional(),
  sortOrder: optionalNumber(name.sortOrder, 0, 1_000_000).optional(),
  status: choice(name.status, pageStatuses).optional(),
  translations: translations({
    name: optionalText(spanishSide(name.name), 120),
    body,
    description,
    address: address(spanishSide(name.address)),
  }).optional(),
});
