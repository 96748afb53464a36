import type { Translations } from "./translations.ts";

/** The parts of a record that are drafted and published on their own: what both languages share, the English and the Spanish texts. */
export const draftPartNames = ["shared", "en", "es"] as const;
export type DraftPartName = (typeof draftPartNames)[number];

export const comparePartNames = (one: DraftPartName, other: DraftPartName) => draftPartNames.indexOf(one) - draftPartNames.indexOf(other);

/** The values of a form by field; Spanish fields are named `es.` and the English field's name. */
export type DraftValues = Record<string, unknown>;

/** The English fields whose Spanish a person found still correct: it belongs to the change of the English. */
export const confirmedField = "confirmed";

/** A field of a form: the part that it belongs to, and its name there. */
export function locateField(name: string, translatable: readonly string[]): { part: DraftPartName; field: string } {
  if (name.startsWith("es.")) return { part: "es", field: name.slice(3) };
  return { part: translatable.includes(name) || name === confirmedField ? "en" : "shared", field: name };
}

/** The name of a part's field in a form. */
export const formName = (part: DraftPartName, field: string): string => (part === "es" ? `es.${field}` : field);

/** The value of a part's field in a published record; a missing Spanish text is empty. */
export const publishedValue = (record: Record<string, unknown>, part: DraftPartName, field: string): unknown =>
  part === "es" ? ((record.translations as Translations | undefined)?.es?.[field] ?? "") : record[field];
