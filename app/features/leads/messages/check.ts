import { contactTexts } from "#app/features/leads/texts/contact.ts";
import { trimBlanks } from "#app/features/leads/trim-blanks.ts";
import type { FieldError } from "#lib/errors.ts";
import type { Language } from "#lib/translations.ts";

/** The four fields that a visitor fills in. */
export const contactFields = ["name", "email", "phone", "message"] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<ContactField, string>;

/** What comes back to whoever has to mend something. */
export type TypedValues = Partial<ContactValues> & { callTime?: string; homeState?: string | null };

export const maxLength: Record<ContactField, number> = {
  name: 120,
  email: 254,
  phone: 40,
  message: 5000,
};

/** Non-space text, an at sign, non-space text, a dot, non-space text; and one address, not a list or a disguise of one. */
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const notInAddress = /[,;:<>"()[\]\\\p{Cc}]/u;
const notInName = /[<>\p{Cc}]|@.*[,;]|[,;].*@/u;
const unstorable = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

export function fieldsIn({ name, email, phone, message }: ContactValues): ContactValues {
  // Line breaks in these are an attack, not a slip: they stay, to be refused.
  return {
    name: trimBlanks(name),
    email: trimBlanks(email),
    phone: trimBlanks(phone),
    message: message.replaceAll("\r\n", "\n").trim(),
  };
}

/** What is wrong with a message: one sentence for all of it and one per field; nothing when it may be sent. */
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

function fieldError(field: ContactField, value: string, language: Language): string {
  const text = contactTexts[language];
  if (value.length > maxLength[field]) return text.tooLong(text[field], maxLength[field]);
  if (unstorable.test(value)) return text.unreadable;
  if (field === "email" && (!email.test(value) || notInAddress.test(value))) return text.invalidEmail;
  if (field === "name" && notInName.test(value)) return text.invalidName;
  return field === "phone" && /\p{Cc}/u.test(value) ? text.oneLine : "";
}
