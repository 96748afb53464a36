import type { Language } from "#lib/translations.ts";

/** A text in the page: a field of a record, in the language of the page. */
export type TextMark = { entity: string; id: number; field: string };

/** Reads the value of a `data-text` or `data-html` attribute, such as `pagecontent:240:title`. */
export function parseMark(value: string | null | undefined): TextMark | undefined {
  const [, entity, id, field] = /^([a-z]{1,40}):([1-9]\d{0,8}):([A-Za-z]{1,40})$/.exec(value ?? "") ?? [];
  return entity && field ? { entity, id: Number(id), field } : undefined;
}

export const formatMark = ({ entity, id, field }: TextMark): string => `${entity}:${id}:${field}`;

/** The field of a form that holds the text in a language. */
export const fieldIn = (language: Language, field: string): string => (language === "es" ? `es.${field}` : field);

/** The id in a `data-block` or `data-item` attribute. */
export function parseId(value: string | null | undefined): number | undefined {
  return /^[1-9]\d{0,8}$/.test(value ?? "") ? Number(value) : undefined;
}
