import type { z } from "zod";
import { type Label, spanishSide } from "#lib/labels.ts";
import type { Language } from "#lib/translations.ts";
import { type InputField, type TranslatedField, translatedFields } from "./input-fields.ts";

export type Labels<V extends object> = Partial<Record<keyof V & string, string>>;

/** The labels of a form, including its Spanish fields. An input field without a label does not compile. */
export function labelsIn<Input extends z.ZodObject, Field extends string>(
  language: Language,
  input: Input,
  labels: Record<InputField<Input>, Label> & Record<Field, Label>,
): Record<Field | `es.${TranslatedField<Input>}`, string> {
  const translatedNames = new Set(translatedFields(input));
  const pairs = Object.entries<Label>(labels).flatMap(([field, label]) => {
    const own: [string, string] = [field, label[language]];
    return translatedNames.has(field) ? [own, [`es.${field}`, spanishSide(label)[language]]] : [own];
  });
  return Object.fromEntries(pairs);
}

export const labelsInBoth = <Input extends z.ZodObject, Field extends string>(
  input: Input,
  labels: Record<InputField<Input>, Label> & Record<Field, Label>,
) => ({ en: labelsIn("en", input, labels), es: labelsIn("es", input, labels) });
