import type { FieldError } from "#lib/errors.ts";

/** The API's names for a picture; every form calls it `image`. */
const pictureNames = new Set(["ImageFile", "image1"]);

/** The form's name of an API field. `aliases` are names that only one form needs. */
function formFieldOf(field: string, aliases: Record<string, string> = {}): string {
  if (pictureNames.has(field)) return "image";
  const ownName = field.replace(/^translations\.es\./, "es.");
  return aliases[ownName] ?? ownName;
}

/** Validation messages by form field; the first one of each field counts. */
export function errorsByField(errors: FieldError[], aliases?: Record<string, string>): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { field, message } of errors) messages[formFieldOf(field, aliases)] ??= message;
  return messages;
}

/** Whether a form has the field or the list that it is part of, such as `licenses` for `licenses.0.number`. */
export function isFieldOf(values: object, field: string): boolean {
  const end = field.lastIndexOf(".");
  return field in values || (end > 0 && isFieldOf(values, field.slice(0, end)));
}

/** The control of a field, the first of its parts, or that of its list. */
export function findControl(form: ParentNode, field: string): HTMLElement | null {
  const name = CSS.escape(field);
  const control =
    form.querySelector<HTMLElement>(`[name="${name}"], [data-field="${name}"]`) ?? form.querySelector<HTMLElement>(`[name^="${name}."]`);
  const end = field.lastIndexOf(".");
  return control ?? (end > 0 ? findControl(form, field.slice(0, end)) : null);
}

export function findFirstControl(form: ParentNode, fields: string[]): HTMLElement | undefined {
  const controls = fields.flatMap((field) => findControl(form, field) ?? []);
  return controls.sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))[0];
}

/** Centered: at the edge of the screen the bar with the buttons would cover it. */
export function showControl(control: HTMLElement): void {
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: "center" });
}
