import { formTexts } from "#app/messages/admin/forms.ts";
import { currentLanguage, type LocalizedText } from "#lib/localize.ts";
import { fieldsOf, isPicture } from "./draft.ts";

export function readableText(value: unknown): string {
  if (value === null || value === undefined || value === "") return "";
  if (value === true) return formTexts[currentLanguage()].yes;
  if (value === false) return formTexts[currentLanguage()].no;
  if (Array.isArray(value)) return value.map(readableText).join(", ");
  if (isPicture(value)) return value.file instanceof File ? value.file.name : (value.name ?? "");
  if (typeof value === "object") return readableSettings(value);
  return readableWords(String(value)).trim();
}

/** One line for each setting that has a value. */
export const readableSettings = (settings: object, labels: Record<string, LocalizedText> = {}): string =>
  Object.entries(settings)
    .map(([name, value]) => [labels[name]?.[currentLanguage()] ?? name, readableText(value)])
    .filter(([, text]) => text !== "")
    .map(([label, text]) => `${label}: ${text}`)
    .join("\n");

const blocks = /<\/?(?:p|h[1-6]|ul|ol|li|table|thead|tbody|tr|th|td|blockquote|pre|div|figure|figcaption|hr|br)\b[^>]*>/g;

/**
 * One line for each paragraph, list item and cell, however the HTML is laid out: the rich text editor adds paragraphs inside items and
 * cells and drops the line breaks between elements, which readers do not see.
 */
function readableWords(text: string): string {
  const html = text.replace(/&nbsp;|\u00a0/g, " ");
  const isHtml = /<\/?[a-z][^>]*>/i.test(html);
  const words = !isHtml
    ? html
    : html
        .replace(/\s+/g, " ")
        .replace(/<img\b[^>]*\balt="([^"]*)"[^>]*>/g, "\n[$1]\n")
        .replace(blocks, "\n")
        .replace(/<[^>]*>/g, "")
        .replace(/ *\n[ \n]*/g, "\n")
        .replace(/ +/g, " ");
  return words
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&");
}

/** How values that are codes in the form (ids, booleans, instants) are shown to people. */
export type ValueFormats<V extends object> = { [Field in keyof V & string]?: (value: V[Field]) => string };

export function formatValue<V extends object>(formats: ValueFormats<V>, field: string, value: unknown): string {
  const format = fieldsOf(formats)[field];
  return typeof format === "function" && value !== "" && value !== undefined ? String(format(value)) : readableText(value);
}
