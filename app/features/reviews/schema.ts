import { z } from "zod";
import { choice, optionalDay, optionalId, optionalText, optionalUrl, requiredLine, requiredText, wholeNumber } from "#lib/fields.ts";
import { namesInMessages } from "#lib/labels.ts";
import { languages } from "#lib/translations.ts";
import { reviewRelations, reviewSources, reviewStatuses } from "./review-facts.ts";

export const labels = {
  author: { en: "Author as shown", es: "Autor, como se muestra" },
  text: { en: "Text", es: "Texto" },
  language: { en: "Language it was written in", es: "Idioma en que se escribió" },
  translation: { en: "Translation", es: "Traducción" },
  rating: { en: "Stars", es: "Estrellas" },
  source: { en: "Source", es: "Fuente" },
  sourceUrl: { en: "Link to the review", es: "Enlace a la opinión" },
  writtenOn: { en: "Date of the review", es: "Fecha de la opinión" },
  officerId: { en: "Loan officer", es: "Oficial de préstamos" },
  relation: { en: "Relation to the company", es: "Relación con la empresa" },
  consentOn: { en: "Date of consent", es: "Fecha del permiso" },
  status: { en: "Status", es: "Estado" },
};

const name = namesInMessages(labels);

/** An empty field is no rating. */
const rating = z.preprocess((value) => (value === "" ? null : value), wholeNumber(name.rating, 1, 5).nullable());

export const reviewInput = z.object({
  author: requiredLine(name.author, 80),
  text: requiredText(name.text, 5_000),
  language: choice(name.language, languages).optional(),
  translation: optionalText(name.translation, 5_000).optional(),
  rating: rating.optional(),
  source: choice(name.source, reviewSources).optional(),
  sourceUrl: optionalUrl(name.sourceUrl).optional(),
  writtenOn: optionalDay(name.writtenOn).optional(),
  officerId: optionalId(name.officerId).optional(),
  relation: choice(name.relation, reviewRelations).optional(),
  consentOn: optionalDay(name.consentOn).optional(),
  status: choice(name.status, reviewStatuses).optional(),
});

export type ReviewInput = z.infer<typeof reviewInput>;
