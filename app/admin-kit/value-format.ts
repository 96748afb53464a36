import { formTexts } from "#app/messages/admin/forms.ts";
import { currentLanguage } from "#lib/localize.ts";
import { fieldsOf, isPicture } from "./draft.ts";

export function readableText(value: unknown): string {
  if (value === null || value === undefined || value === "") return "";
  if (value === true) return formTexts[currentLanguage()].yes;
  if (value === false) return formTexts[currentLanguage()].no;
  if (Array.isArray(value)) return value.join(", ");
  if (isPicture(value)) return value.file instanceof File ? value.file.name : (value.name ?? "");
  return String(value)
    .replace(/<\/(p|h[1-6]|li|tr|blockquote)>|<br\s*\/?>/g, "\n")
    .replace(/<img\b[^>]*\balt="([^"]*)"[^>]*>/g, "[$1]")
    .replace(/<[^>]*>/g, "")
    .replace(/&nbsp;/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&")
    .trim();
}

/** How values that are codes in the form (ids, booleans, instants) are shown to people. */
export type ValueFormats<V extends object> = { [Field in keyof V & string]?: (value: V[Field]) => string };

export function formatValue<V extends object>(formats: ValueFormats<V>, field: string, value: unknown): string {
  const format = fieldsOf(formats)[field];
  return typeof format === "function" && value !== "" && value !== undefined ? String(format(value)) : readableText(value);
}
