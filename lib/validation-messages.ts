import type { Label } from "./labels.ts";
import { type LocalizedText, localize } from "./localize.ts";

/** A field's label in both languages, or, if no form has it, its lowercase name in the API. So a field that staff fill in does not compile without its Spanish. */
export type FieldName = Label | Uncapitalize<string>;

const nameIn = (name: FieldName): LocalizedText =>
  typeof name === "string" ? { en: name, es: name } : { en: name.en, es: `«${name.es}»` };

/** Spanish quotes the label, so the rest needs no grammatical gender. */
export function aboutField(name: FieldName, predicate: LocalizedText): LocalizedText {
  const { en, es } = nameIn(name);
  return { en: `${en} ${predicate.en}`, es: `${es} ${predicate.es}` };
}

export function missingField(name: FieldName): LocalizedText {
  const { en, es } = nameIn(name);
  return { en: `${en} is required`, es: `Falta llenar ${es}` };
}

/** Evaluated for each request, because a schema serves readers of both languages. */
export const localizedError = (sentence: LocalizedText) => ({ error: () => localize(sentence) });

export const fieldError = (name: FieldName, predicate: LocalizedText) => localizedError(aboutField(name, predicate));

export const mustBeOneOf = (words: readonly string[]): LocalizedText => {
  const list = words.filter((word) => word !== "").join(", ");
  return { en: `must be one of: ${list}`, es: `debe ser uno de estos valores: ${list}` };
};

export const mayHaveAtMost = (max: number): LocalizedText => ({
  en: `may have at most ${max} characters`,
  es: `puede tener como máximo ${max} caracteres`,
});

export const mustHaveAtLeast = (min: number): LocalizedText => ({
  en: `must have at least ${min} characters`,
  es: `debe tener al menos ${min} caracteres`,
});

export const mustBeOnOneLine: LocalizedText = { en: "must be on one line", es: "debe estar en una sola línea" };
export const mustBeTelephone: LocalizedText = {
  en: "must be a telephone number with its area code, such as (801) 555-0142 or +52 55 1234 5678",
  es: "debe ser un número de teléfono con su código de área, como (801) 555-0142 o +52 55 1234 5678",
};
export const mustBeEmail: LocalizedText = { en: "must be an email address", es: "debe ser una dirección de correo electrónico" };
export const mustBeText: LocalizedText = { en: "must be a text", es: "debe ser un texto" };
export const hasUnstorable: LocalizedText = {
  en: "contains characters that cannot be stored",
  es: "contiene caracteres que no se pueden guardar",
};
export const mustBeDate: LocalizedText = { en: "must be a date", es: "debe ser una fecha" };

export const mustBeDateSuchAs = (day: string): LocalizedText => ({
  en: `must be a date such as ${day}`,
  es: `debe ser una fecha como ${day}`,
});
export const mustNotBeInFuture: LocalizedText = { en: "must not be in the future", es: "no puede ser una fecha futura" };
export const mustBeTrueOrFalse: LocalizedText = { en: "must be true or false", es: "debe ser verdadero o falso (true o false)" };
