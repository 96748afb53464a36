/** What is typed into a form: one value per field; Spanish ones are named `es.` and the English field's name. */
export type Values = Record<string, unknown>;

/** The values of a form whose fields are known, as those of one whose fields are not. */
export const fieldsOf = (values: object): Values => Object.fromEntries(Object.entries(values));

/** A picture of a form: the stored one, or a file that goes with the next save. */
export type PictureValue = { name: string | null; file?: File };

/** Beside the texts: which of them are older than their English, and which of those a person has found to be right still. */
export type Spanish<Field extends string> = { [Name in `es.${Field}`]: string } & { stale: string[]; confirmed: string[] };

type Translated = { translations?: { es?: Record<string, string>; stale?: string[] } };

/** The Spanish side of a record, as a form holds it. */
export function spanishOf<Field extends string>(record: Translated | undefined, fields: readonly Field[]): Spanish<Field> {
  const pairs = fields.map((field) => [`es.${field}`, record?.translations?.es?.[field] ?? ""]);
  return { ...Object.fromEntries(pairs), stale: record?.translations?.stale ?? [], confirmed: [] };
}

/** The way back: what the API takes as `translations`. */
export function translationsOf(values: { confirmed: string[] }): { es: Record<string, string>; confirmed: string[] } {
  const spanish = Object.entries(values).filter(([name]) => name.startsWith("es."));
  return { es: Object.fromEntries(spanish.map(([name, value]) => [name.slice(3), String(value)])), confirmed: values.confirmed };
}

export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isPlain(a) || !isPlain(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => Object.is(a[name], b[name]));
}

function isPlain(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !(value instanceof Blob);
}

/** A value as a person reads it, for comparing two of them. */
export function readable(value: unknown): string {
  if (value === null || value === undefined || value === "") return "";
  if (value === true) return "Yes";
  if (value === false) return "No";
  if (Array.isArray(value)) return value.join(", ");
  if (isPlain(value)) return value.file instanceof File ? value.file.name : String(value.name ?? "");
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

/** How the values of some fields read where they are codes to the form: ids, switches, instants. */
export type Spoken<V extends object> = { [Field in keyof V & string]?: (value: V[Field]) => string };

/** The value of a field as a person reads it. */
export function spokenValue<V extends object>(spoken: Spoken<V>, field: string, value: unknown): string {
  const speak = fieldsOf(spoken)[field];
  return typeof speak === "function" && value !== "" && value !== undefined ? String(speak(value)) : readable(value);
}

/** A record that a field may name by its id, and what people call it. */
export type Choice = { id: number; name: string };

/** What an id stands for; of what is gone since, the id is all that is left. */
export const nameAmong = (choices: Choice[]) => (id: string) => choices.find((choice) => String(choice.id) === id)?.name ?? `Id ${id}`;

/** A form whose picture travels with it: every other value as text, a picture that was taken away as an empty one. */
export function formDataOf(values: object, pictureField: string, picture: PictureValue): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    form.set(name, typeof value === "object" && value !== null ? JSON.stringify(value) : String(value ?? ""));
  }
  if (picture.file) form.set("ImageFile", picture.file);
  else form.set(pictureField, picture.name ?? "");
  return form;
}
