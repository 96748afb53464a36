import { z } from "zod";
import { specialties } from "#app/features/officers/specialties.ts";
import { spokenLanguages } from "#app/features/officers/spoken-languages.ts";
import { blockKind } from "#app/features/pages/blocks/block-kind.ts";
import { wholeNumber } from "#lib/fields.ts";
import { fieldError, mustBeOneOf } from "#lib/validation-messages.ts";

export const labels = {
  language: { en: "Language they speak", es: "Idioma que hablan" },
  specialty: { en: "Specialty", es: "Especialidad" },
  most: { en: "At most", es: "Como máximo" },
};

const oneOf = <const Words extends readonly string[]>(name: keyof typeof labels, words: Words) =>
  z.enum(["", ...words], fieldError(labels[name], mustBeOneOf(words))).default("");

export const kind = blockKind({
  label: { en: "Loan officers", es: "Oficiales de préstamos" },
  about: {
    en: "Loan officers who can help today, by language or specialty. If there is none, visitors don't see the block.",
    es: "Oficiales de préstamos que pueden ayudar hoy, por idioma o especialidad. Si no hay ninguno, los visitantes no ven el bloque.",
  },
  showsTitle: true,
  fields: ["body"],
  props: z.object({
    language: oneOf("language", spokenLanguages),
    specialty: oneOf("specialty", specialties),
    most: wholeNumber(labels.most, 1, 12).default(4),
  }),
  hasScript: true,
});
