import { z } from "zod";

/** Fields as forms and JSON send them. A form has only text: empty means none, "true" and "false" are booleans. */

const unstorable = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

const emptyIfNone = (value: unknown) => (value === null || value === undefined ? "" : value);

function storableText(label: string, max: number) {
  return (
    z
      .string({ error: `${label} must be a text` })
      // Nothing else looks at a text that is too long: some patterns take the square of its length.
      .max(max, { error: `${label} may have at most ${max} characters`, abort: true })
      .refine((value) => !unstorable.test(value), `${label} contains characters that cannot be stored`)
  );
}

export const optionalText = (label: string, max: number) => z.preprocess(emptyIfNone, storableText(label, max));

export const requiredText = (label: string, max: number) =>
  z.preprocess(
    emptyIfNone,
    storableText(label, max).refine((value) => value.trim() !== "", `${label} is required`),
  );

/** One line: what ends up in a mail header or an attribute must not bring a line break along. */
export const requiredLine = (label: string, max: number) =>
  z.preprocess(
    emptyIfNone,
    storableText(label, max)
      .refine((value) => value.trim() !== "", `${label} is required`)
      .refine((value) => !/[\r\n]/.test(value), `${label} must be on one line`),
  );

export const optionalUrl = (label: string) =>
  z.preprocess(
    emptyIfNone,
    storableText(label, 2000).refine(
      (value) => value === "" || isHttpUrl(value),
      `${label} must be an address that starts with http:// or https://`,
    ),
  );

/** A link to another site, or a path of this one. */
export const optionalLink = (label: string) =>
  z.preprocess(
    emptyIfNone,
    storableText(label, 2000).refine(
      (value) => value === "" || isHttpUrl(value) || isSitePath(value),
      `${label} must be a web address or a path of this site`,
    ),
  );

export function isHttpUrl(value: string): boolean {
  return /^https?:\/\/[^\s]+$/i.test(value) && URL.canParse(value);
}

export function isSitePath(value: string): boolean {
  return /^(\/(?!\/)|[a-z0-9])[\w\-./#?=&%]*$/i.test(value) && !value.includes("..");
}

/** Non-space text, an at sign, non-space text, a dot, non-space text: the pattern that the contact form promises. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const optionalEmail = (label: string) =>
  z.preprocess(
    emptyIfNone,
    storableText(label, 254).refine((value) => value === "" || emailPattern.test(value), `${label} must be an email address`),
  );

export const flag = (label: string) =>
  z.preprocess(
    (value) => (value === "true" || value === "on" ? true : value === "false" || value === "" || value === null ? false : value),
    z.boolean(`${label} must be true or false`),
  );

const maxInteger = 2_147_483_647;

/** `null`, `0`, "0" and an empty text all mean none. */
export const optionalId = (label: string) =>
  z.preprocess(
    (value) => (value === null || value === "" || value === 0 || value === "0" ? null : decimal(value)),
    z.int(`${label} must be a whole number`).min(1, `${label} must be positive`).max(maxInteger, `${label} is out of range`).nullable(),
  );

export const requiredId = (label: string) =>
  z.preprocess(
    decimal,
    z.int(`${label} must be a whole number`).min(1, `${label} must be positive`).max(maxInteger, `${label} is out of range`),
  );

export const wholeNumber = (label: string, min: number, max: number) =>
  z.preprocess(
    decimal,
    z.int(`${label} must be a whole number`).min(min, `${label} must be at least ${min}`).max(max, `${label} must be at most ${max}`),
  );

/** Like `wholeNumber`, but an empty field of a form says nothing: what the record has stays. For columns with a default. */
export const optionalNumber = (label: string, min: number, max: number) =>
  z.preprocess(
    (value) => (value === null || value === "" ? undefined : decimal(value)),
    z
      .int(`${label} must be a whole number`)
      .min(min, `${label} must be at least ${min}`)
      .max(max, `${label} must be at most ${max}`)
      .optional(),
  );

/** The version of the record that an edit started from; without it the save checks for no conflict. */
export const versionField = optionalNumber("version", 1, maxInteger).optional();

/** One of a few words. An empty field of a form says nothing, unless the empty text is one of them. */
export const choice = <const Values extends readonly [string, ...string[]]>(label: string, values: Values) =>
  z.preprocess(
    (value) => (value === null || (value === "" && !values.includes("")) ? undefined : value),
    z.enum(values, `${label} must be one of: ${values.filter((value) => value !== "").join(", ")}`).optional(),
  );

/** Some of a few words, as a list; a form sends it as JSON. */
export const wordList = <const Words extends readonly [string, ...string[]]>(label: string, words: Words) =>
  z.preprocess(
    (value) => firstOf(value === "" || value === null ? [] : parsedIfText(value)),
    z
      .array(z.enum(words, `${label} may only have: ${words.join(", ")}`), `${label} must be a list`)
      .refine((list) => new Set(list).size === list.length, `${label} may name each only once`),
  );

const instantPattern = /^(19[7-9]|2[01]\d)\d-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** A date, or a date and time with its zone; empty means none. */
export const optionalInstant = (label: string) =>
  z.preprocess(
    (value) => (value === "" ? null : value),
    z
      .string(`${label} must be a date`)
      .refine((value) => instantPattern.test(value) && !Number.isNaN(Date.parse(value)), `${label} must be a date such as 2026-01-31`)
      .meta({ description: "A date, or a date and time with its zone" })
      .transform((value) => new Date(value))
      .nullable(),
  );

const dayPattern = /^(19[7-9]|2[01]\d)\d-\d{2}-\d{2}$/;

/** Whether a text is a day of the calendar that exists, such as 2027-02-28. */
export const isDay = (value: string) => dayPattern.test(value) && z.iso.date().safeParse(value).success;

/** A day of the office's calendar; empty means none. */
export const optionalDay = (label: string) =>
  z.preprocess(
    (value) => (value === "" ? null : value),
    z.string(`${label} must be a date`).refine(isDay, `${label} must be a date such as 2027-01-31`).nullable(),
  );

/** A telephone number as people write it; a link is made from its digits. */
export const optionalPhone = (label: string) =>
  z.preprocess(
    emptyIfNone,
    storableText(label, 40).refine(
      (value) => value.trim() === "" || /^\+?\d{10,15}$/.test(value.replace(/[\s().-]/g, "")),
      `${label} must be a telephone number with its area code`,
    ),
  );

/** A day of the office's calendar, which a list is narrowed by; empty means any. */
export const officeDayField = (label: string) =>
  z.preprocess(
    (value) => (value === "" ? undefined : value),
    z
      .string()
      .refine(isDay, `${label} must be a day such as 2026-01-31`)
      .meta({ description: "A day at the office, in Mountain Time" })
      .optional(),
  );

/** The words that a list is searched by. */
export const searchField = z
  .string()
  .max(200, "filterKey may have at most 200 characters")
  .refine((value) => value.isWellFormed() && !value.includes("\0"), "filterKey contains characters that cannot be searched")
  .default("");

function decimal(value: unknown): unknown {
  return typeof value === "string" && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
}

/** More names than any record has fields say nothing, and each that is no text would become a complaint of its own. */
const firstOf = (value: unknown) => (Array.isArray(value) ? value.slice(0, 100) : value);
const fieldNames = z.preprocess(firstOf, z.array(z.string()));

/** Twice the longest text, for what JSON escapes. */
const maxTranslationsText = 500_000;

/**
 * The Spanish side of a record: only the listed fields, each under the same bounds as its English one. `confirmed` names
 * those that are right as they are although their English changed.
 */
export const translations = <Shape extends Record<string, z.ZodType<string>>>(shape: Shape) =>
  z.preprocess(
    (value) => (value === "" || value === null ? {} : parsedIfText(value)),
    z
      .object({ es: z.object(shape).partial().optional(), confirmed: fieldNames.optional() }, { error: "Translations must be an object" })
      .transform(({ es, confirmed }) => ({
        es: Object.fromEntries(Object.entries(es ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === "string")),
        ...(confirmed && { confirmed: confirmed.filter((field) => field in shape) }),
      })),
  );

/** A list as JSON; a form sends it as text. */
export const listOf = <Row extends z.ZodType>(label: string, row: Row, most: number) =>
  z.preprocess(
    (value) => (value === "" || value === null ? [] : parsedIfText(value)),
    z.array(row, `${label} must be a list`).max(most, { error: `${label} may have at most ${most} rows`, abort: true }),
  );

/** An object of a few fields as JSON; a form sends it as text. */
export const optionalObject = <Shape extends Record<string, z.ZodType>>(label: string, shape: Shape) =>
  z.preprocess(
    (value) => (value === "" || value === null ? undefined : parsedIfText(value)),
    z.object(shape, `${label} must be an object`).optional(),
  );

function parsedIfText(value: unknown): unknown {
  if (typeof value !== "string" || value.length > maxTranslationsText) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** A path parameter: only plain decimal digits within range; everything else names no record. */
export function parseId(text: string): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= maxInteger ? Number(text) : undefined;
}
