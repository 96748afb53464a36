import { contactTexts } from "#app/features/leads/texts/contact.ts";
import type { FieldError } from "#lib/errors.ts";
import { locales } from "#lib/languages.ts";
import type { Language } from "#lib/translations.ts";

export const contactFields = ["name", "email", "phone", "message"] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<ContactField, string>;

/** Returned to the visitor with the errors. */
export type TypedValues = Partial<ContactValues> & { callTime?: string; homeState?: string | null | undefined };

export const maxLength: Record<ContactField, number> = {
  name: 120,
  email: 254,
  phone: 40,
  message: 5000,
};

/** One address, not a list of several. */
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const notInAddress = /[,;:<>"()[\]\\\p{Cc}]/u;
const notInName = /[<>\p{Cc}]|@.*[,;]|[,;].*@/u;
const unstorable = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

const isBlank = (character: string | undefined) => character === " " || character === "\t";

/** Trims spaces and tabs, not line breaks. `/[ \t]+$/` would take quadratic time. */
export function trimBlanks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isBlank(text[start])) start++;
  while (end > start && isBlank(text[end - 1])) end--;
  return text.slice(start, end);
}

export function trimFields({ name, email, phone, message }: ContactValues): ContactValues {
  // Line breaks in these fields are an attack: they are kept, so that the check refuses them.
  return {
    name: trimBlanks(name),
    email: trimBlanks(email),
    phone: trimBlanks(phone),
    message: message.replaceAll("\r\n", "\n").trim(),
  };
}

/** Undefined if the message may be sent. */
export function checkContact(values: ContactValues, language: Language): { message: string; fields: FieldError[] } | undefined {
  const text = contactTexts[language];
  const emptyFields = contactFields.filter((field) => values[field].trim() === "");
  if (emptyFields.length > 0)
    return { message: text.allRequired, fields: emptyFields.map((field) => ({ field, message: text.required[field] })) };
  const wrongFields = contactFields
    .map((field) => ({ field, message: fieldError(field, values[field], language) }))
    .filter((error) => error.message !== "");
  return wrongFields[0] && { message: wrongFields[0].message, fields: wrongFields };
}

/** Empty if the value can be stored. `label` is what the form calls the field. */
export function fieldError(field: ContactField, value: string, language: Language, label?: string): string {
  const text = contactTexts[language];
  if (value.length > maxLength[field]) return text.tooLong(label ?? text[field], maxLength[field].toLocaleString(locales[language]));
  if (unstorable.test(value)) return text.unreadable;
  if (field === "email" && (!email.test(value) || notInAddress.test(value))) return text.invalidEmail;
  if (field === "name" && notInName.test(value)) return text.invalidName;
  return field === "phone" && /\p{Cc}/u.test(value) ? text.oneLine : "";
}
