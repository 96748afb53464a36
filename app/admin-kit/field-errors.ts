import type { FieldError } from "#lib/errors.ts";

/** The names by which the API reports a picture; every form calls it `image`. */
const pictureNames = new Set(["ImageFile", "image1"]);

/** What the API calls a field, as the form calls it. `aliases` are the names that only one form needs. */
export function formFieldOf(field: string, aliases: Record<string, string> = {}): string {
  if (pictureNames.has(field)) return "image";
  const ownName = field.replace(/^translations\.es\./, "es.");
  return aliases[ownName] ?? ownName;
}

/** The server's objections by the form's field; the first one of each field counts. */
export function errorsByField(errors: FieldError[], aliases?: Record<string, string>): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { field, message } of errors) messages[formFieldOf(field, aliases)] ??= message;
  return messages;
}

/** Whether a form has the field, or the list that it is a part of, such as `licenses` for `licenses.0.number`. */
export function isFieldOf(values: object, field: string): boolean {
  const end = field.lastIndexOf(".");
  return field in values || (end > 0 && isFieldOf(values, field.slice(0, end)));
}

/** The control of a field, the first of its parts, or that of the list that it belongs to. */
export function findControl(form: ParentNode, field: string): HTMLElement | null {
  const name = CSS.escape(field);
  const control =
    form.querySelector<HTMLElement>(`[name="${name}"], [data-field="${name}"]`) ?? form.querySelector<HTMLElement>(`[name^="${name}."]`);
  const end = field.lastIndexOf(".");
  return control ?? (end > 0 ? findControl(form, field.slice(0, end)) : null);
}

/** Of several fields, the control that comes first on the screen. */
export function findFirstControl(form: ParentNode, fields: string[]): HTMLElement | undefined {
  const controls = fields.flatMap((field) => findControl(form, field) ?? []);
  return controls.sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))[0];
}

/** In the middle of the screen: at its edge the bar with the buttons would cover it. */
export function showControl(control: HTMLElement): void {
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: "center" });
}
