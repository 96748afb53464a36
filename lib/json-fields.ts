import { z } from "zod";
import type { LocalizedText } from "./localize.ts";
import { type FieldName, fieldError, localizedError, mayHaveAtMost } from "./validation-messages.ts";

/** Lists and objects, which JSON has as they are and a form sends as JSON in a text. */

export const mustBeList: LocalizedText = { en: "must be a list", es: "debe ser una lista" };
export const mustBeObject: LocalizedText = { en: "must be an object", es: "debe ser un objeto" };

export const wordList = <const Words extends readonly [string, ...string[]]>(name: FieldName, words: Words) => {
  const all = words.join(", ");
  return z.preprocess(
    (value) => firstOf(value === "" || value === null ? [] : parsedIfText(value)),
    z
      .array(z.enum(words, fieldError(name, { en: `may only have: ${all}`, es: `solo puede tener: ${all}` })), fieldError(name, mustBeList))
      .refine(
        (list) => new Set(list).size === list.length,
        fieldError(name, { en: "may name each only once", es: "puede nombrar cada valor una sola vez" }),
      ),
  );
};

/** Bounded: each entry that is not text would become a validation message. */
const firstOf = (value: unknown) => (Array.isArray(value) ? value.slice(0, 100) : value);
const fieldNames = z.preprocess(firstOf, z.array(z.string()));

/** Twice the longest text, because JSON escapes. */
const maxTranslationsText = 500_000;

/** The Spanish of a record: only the listed fields, with the limits of their English. `confirmed` names those still correct after the English changed. */
export const translations = <Shape extends Record<string, z.ZodType<string>>>(shape: Shape) =>
  z.preprocess(
    (value) => (value === "" || value === null ? {} : parsedIfText(value)),
    z
      .object(
        { es: z.object(shape).partial().optional(), confirmed: fieldNames.optional() },
        localizedError({ en: "Translations must be an object", es: "Las traducciones deben ser un objeto" }),
      )
      .transform(({ es, confirmed }) => ({
        es: Object.fromEntries(Object.entries(es ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === "string")),
        ...(confirmed && { confirmed: confirmed.filter((field) => field in shape) }),
      })),
  );

export const listOf = <Row extends z.ZodType>(name: FieldName, row: Row, most: number) =>
  z.preprocess(
    (value) => (value === "" || value === null ? [] : parsedIfText(value)),
    z.array(row, fieldError(name, mustBeList)).max(most, {
      ...fieldError(name, { en: `may have at most ${most} rows`, es: `puede tener como máximo ${most} filas` }),
      abort: true,
    }),
  );

export const optionalObject = <Shape extends Record<string, z.ZodType>>(name: FieldName, shape: Shape) =>
  z.preprocess(
    (value) => (value === "" || value === null ? undefined : parsedIfText(value)),
    z.object(shape, fieldError(name, mustBeObject)).optional(),
  );

/** Any object, up to a length in characters of JSON. */
export const jsonObject = (name: FieldName, max: number) =>
  z.preprocess(
    (value) => (value === "" || value === null ? {} : parsedIfText(value)),
    z
      .record(z.string(), z.unknown(), fieldError(name, mustBeObject))
      .refine((value) => JSON.stringify(value).length <= max, fieldError(name, mayHaveAtMost(max))),
  );

function parsedIfText(value: unknown): unknown {
  if (typeof value !== "string" || value.length > maxTranslationsText) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
