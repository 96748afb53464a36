import type { z } from "zod";
import { type Label, spanishSide } from "#lib/labels.ts";
import type { Language } from "#lib/translations.ts";
import { type InputField, type TranslatedField, translatedFields } from "./input-fields.ts";

/** What staff call the fields of a form, in the order in which they are listed. */
export type Labels<V extends object> = Partial<Record<keyof V & string, string>>;

/** The labels of a form in one language, those of its Spanish fields among them. A field of the input that has none does not compile. */
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

/** The same in both languages, for `useTexts`. */
export const labelsInBoth = <Input extends z.ZodObject, Field extends string>(
  input: Input,
  labels: Record<InputField<Input>, Label> & Record<Field, Label>,
) => ({ en: labelsIn("en", input, labels), es: labelsIn("es", input, labels) });
