import { z } from "zod";
import { parseDecimal } from "./decimal.ts";
import type { LocalizedText } from "./localize.ts";
import { internationalNumber } from "./telephone.ts";
import {
  type FieldName,
  fieldError,
  hasUnstorable,
  localizedError,
  mayHaveAtMost,
  missingField,
  mustBeDate,
  mustBeDateSuchAs,
  mustBeEmail,
  mustBeOneOf,
  mustBeOnOneLine,
  mustBeTelephone,
  mustBeText,
  mustBeTrueOrFalse,
} from "./validation-messages.ts";

/** Fields as forms and JSON send them. A form has only text: empty means none, "true" and "false" are booleans. */

const unstorable = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

const emptyIfNone = (value: unknown) => (value === null || value === undefined ? "" : value);

function storableText(name: FieldName, max: number) {
  return (
    z
      .string(fieldError(name, mustBeText))
      // Nothing else checks a text that is too long: some patterns take quadratic time.
      .max(max, { ...fieldError(name, mayHaveAtMost(max)), abort: true })
      .refine((value) => !unstorable.test(value), fieldError(name, hasUnstorable))
  );
}

const textField = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(emptyIfNone, schema);

/** No other problem is reported for a text that is missing. */
const filled = (name: FieldName, text: z.ZodString) =>
  text.refine((value) => value.trim() !== "", { ...localizedError(missingField(name)), abort: true });

const filledText = (name: FieldName, max: number) => filled(name, storableText(name, max));

const checkedText = (name: FieldName, max: number, isValid: (value: string) => boolean, problem: LocalizedText) =>
  textField(storableText(name, max).refine((value) => value === "" || isValid(value), fieldError(name, problem)));

export const optionalText = (name: FieldName, max: number) => textField(storableText(name, max));

export const requiredText = (name: FieldName, max: number) => textField(filledText(name, max));

/** For mail headers and attributes. */
export const requiredLine = (name: FieldName, max: number) =>
  textField(filledText(name, max).refine((value) => !/[\r\n]/.test(value), fieldError(name, mustBeOnOneLine)));

const mustBeUrl: LocalizedText = {
  en: "must be an address that starts with http:// or https://",
  es: "debe ser una dirección que empiece con http:// o https://",
};

const mustNotHavePassword: LocalizedText = {
  en: "must not contain a user name or password",
  es: "no debe contener un nombre de usuario ni una contraseña",
};

const hasPassword = (value: string) => isHttpUrl(value) && new URL(value).username + new URL(value).password !== "";

export const optionalUrl = (name: FieldName) =>
  textField(
    storableText(name, 2000)
      .refine((value) => value === "" || isHttpUrl(value), fieldError(name, mustBeUrl))
      .refine((value) => !hasPassword(value), fieldError(name, mustNotHavePassword)),
  );

export const requiredUrl = (name: FieldName) =>
  textField(
    filledText(name, 2000)
      .refine(isHttpUrl, fieldError(name, mustBeUrl))
      .refine((value) => !hasPassword(value), fieldError(name, mustNotHavePassword))
      .meta({ format: "uri" }),
  );

const mustBeLink: LocalizedText = {
  en: "must be a web address or a path of this site",
  es: "debe ser una dirección web o una ruta de este sitio",
};

export const optionalLink = (name: FieldName) =>
  textField(
    storableText(name, 2000)
      .refine((value) => value === "" || isHttpUrl(value) || isSitePath(value), fieldError(name, mustBeLink))
      .refine((value) => !hasPassword(value), fieldError(name, mustNotHavePassword)),
  );

export function isHttpUrl(value: string): boolean {
  return /^https?:\/\/[^\s]+$/i.test(value) && URL.canParse(value);
}

export function isSitePath(value: string): boolean {
  return /^(\/(?!\/)|[a-z0-9])[\w\-./#?=&%]*$/i.test(value) && !value.includes("..");
}

/** The pattern that the specification gives for the contact form. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const optionalEmail = (name: FieldName) => checkedText(name, 254, (value) => emailPattern.test(value), mustBeEmail);

export const flag = (name: FieldName) =>
  z.preprocess(
    (value) => (value === "true" || value === "on" ? true : value === "false" || value === "" || value === null ? false : value),
    z.boolean(fieldError(name, mustBeTrueOrFalse)),
  );

const maxInteger = 2_147_483_647;

const mustBeWhole: LocalizedText = { en: "must be a whole number", es: "debe ser un número entero" };
const atLeast = (min: number): LocalizedText => ({ en: `must be at least ${min}`, es: `debe ser ${min} o más` });
const atMost = (max: number): LocalizedText => ({ en: `must be at most ${max}`, es: `debe ser ${max} o menos` });

const positiveId = (name: FieldName) =>
  z
    .int(fieldError(name, mustBeWhole))
    .min(1, fieldError(name, { en: "must be positive", es: "debe ser mayor que cero" }))
    .max(maxInteger, fieldError(name, { en: "is out of range", es: "está fuera del rango permitido" }));

/** `null`, `0`, "0" and an empty text all mean none. */
export const optionalId = (name: FieldName) =>
  z.preprocess(
    (value) => (value === null || value === "" || value === 0 || value === "0" ? null : decimal(value)),
    positiveId(name).nullable(),
  );

export const requiredId = (name: FieldName) => z.preprocess(decimal, positiveId(name));

const boundedNumber = (name: FieldName, min: number, max: number) =>
  z
    .int(fieldError(name, mustBeWhole))
    .min(min, fieldError(name, atLeast(min)))
    .max(max, fieldError(name, atMost(max)));

export const wholeNumber = (name: FieldName, min: number, max: number) => z.preprocess(decimal, boundedNumber(name, min, max));

/** Like `wholeNumber`, but an empty field of a form leaves the record's value unchanged. For columns with a default. */
export const optionalNumber = (name: FieldName, min: number, max: number) =>
  z.preprocess((value) => (value === null || value === "" ? undefined : decimal(value)), boundedNumber(name, min, max).optional());

/** A whole number as people type it ("$85,000"); empty means none. For nullable columns. */
export const amountOrNone = (name: FieldName, min: number, max: number) =>
  z.preprocess((value) => typedNumber(value, 0), boundedNumber(name, min, max).nullable());

/** With at most two decimals; empty means none. */
export const percentOrNone = (name: FieldName) =>
  z.preprocess(
    (value) => typedNumber(value, 2),
    z
      .number(fieldError(name, { en: "must be a percentage such as 3.5", es: "debe ser un porcentaje como 3.5" }))
      .min(0, fieldError(name, atLeast(0)))
      .max(100, fieldError(name, atMost(100)))
      .nullable(),
  );

function typedNumber(value: unknown, decimals: number): unknown {
  if (typeof value !== "string") return value;
  if (value.trim() === "") return null;
  // Negative, so that the error is about the minimum.
  const [, minus, digits = ""] = /^\s*([-−]?)(.*)$/s.exec(value) ?? [];
  const units = parseDecimal(digits, decimals);
  return units === undefined ? value : ((minus ? -1 : 1) * units) / 10 ** decimals;
}

/** The version that an edit started from; without it there is no conflict check. */
export const versionField = optionalNumber("version", 1, maxInteger).optional();

/** One of a few words. An empty field of a form leaves the value unchanged, unless empty is one of them. */
export const choice = <const Values extends readonly [string, ...string[]]>(name: FieldName, values: Values) =>
  z.preprocess(
    (value) => (value === null || (value === "" && !values.includes("")) ? undefined : value),
    z.enum(values, fieldError(name, mustBeOneOf(values))).optional(),
  );

const instantPattern = /^(19[7-9]|2[01]\d)\d-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/;

export const optionalInstant = (name: FieldName) =>
  z.preprocess(
    (value) => (value === "" ? null : value),
    z
      .string(fieldError(name, mustBeDate))
      .refine((value) => instantPattern.test(value) && !Number.isNaN(Date.parse(value)), fieldError(name, mustBeDateSuchAs("2026-01-31")))
      .meta({ description: "A date, or a date and time with its zone" })
      .transform((value) => new Date(value))
      .nullable(),
  );

const dayPattern = /^(19[7-9]|2[01]\d)\d-\d{2}-\d{2}$/;

export const isDay = (value: string) => dayPattern.test(value) && z.iso.date().safeParse(value).success;

export const optionalDay = (name: FieldName) =>
  z.preprocess(
    (value) => (value === "" ? null : value),
    z
      .string(fieldError(name, mustBeDate))
      .refine(isDay, fieldError(name, mustBeDateSuchAs("2027-01-31")))
      .nullable(),
  );

export const requiredDay = (name: FieldName) =>
  textField(
    filled(name, z.string(fieldError(name, mustBeDate)))
      .refine(isDay, fieldError(name, mustBeDateSuchAs("2027-01-31")))
      .meta({ format: "date" }),
  );

export const optionalPhone = (name: FieldName) =>
  checkedText(name, 100, (value) => value.trim() === "" || internationalNumber(value) !== undefined, mustBeTelephone);

/** A day that a list is filtered by; empty means any. */
export const officeDayField = (name: FieldName) =>
  z.preprocess(
    (value) => (value === "" ? undefined : value),
    z
      .string()
      .refine(isDay, fieldError(name, { en: "must be a day such as 2026-01-31", es: "debe ser un día como 2026-01-31" }))
      .meta({ description: "A day at the office, in Mountain Time" })
      .optional(),
  );

export const searchField = z
  .string()
  .max(200, fieldError("filterKey", mayHaveAtMost(200)))
  .refine(
    (value) => value.isWellFormed() && !value.includes("\0"),
    fieldError("filterKey", { en: "contains characters that cannot be searched", es: "contiene caracteres que no se pueden buscar" }),
  )
  .default("");

function decimal(value: unknown): unknown {
  return typeof value === "string" && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
}

/** A path parameter: plain decimal digits within range. */
export function parseId(text: string): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= maxInteger ? Number(text) : undefined;
}
