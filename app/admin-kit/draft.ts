import type { z } from "zod";
import type { PictureFocus } from "#lib/picture-focus.ts";
import type { InputField, TranslatedField } from "./input-fields.ts";

/** What is typed into a form: one value per field; Spanish ones are named `es.` and the English field's name. */
export type Values = Record<string, unknown>;

/** The values of a form whose fields are known, as those of one whose fields are not. */
export const fieldsOf = (values: object): Values => Object.fromEntries(Object.entries(values));

/** A picture of a form: the stored one, or a file that goes with the next save; and what must stay in its crops, once that was chosen. */
export type PictureValue = { name: string | null; file?: File; focus?: PictureFocus };

export const isPicture = (value: unknown): value is PictureValue =>
  typeof value === "object" && value !== null && !Array.isArray(value) && "name" in value;

export const pictureOf = (name: string | null | undefined): PictureValue => ({ name: name ?? null });

/** A form has switches, words to choose from, lists, and text: numbers, ids and instants are texts in it. */
type FormValue<Value> = [Value] extends [boolean] ? boolean : [Value] extends [string | unknown[]] ? Value : string;

/** The values of the fields of an input schema, but for the Spanish ones. */
export type OwnValues<Input extends z.ZodObject> = { [Field in InputField<Input>]: FormValue<NonNullable<z.output<Input>[Field]>> };

/** Beside the texts: which of them are older than their English, and which of those a person has found to be right still. */
type SpanishValues<Field extends string> = { [Name in `es.${Field}`]: string } & { stale: string[]; confirmed: string[] };

/** What the form of an input schema holds. */
export type DraftOf<Input extends z.ZodObject> = { version: number | undefined } & OwnValues<Input> &
  ([TranslatedField<Input>] extends [never] ? unknown : SpanishValues<TranslatedField<Input>>);

type NotInBody = `es.${string}` | "stale" | "confirmed" | "image";

type BodyOf<Draft> = { [Field in keyof Draft as Exclude<Field, NotInBody>]: Draft[Field] } & {
  translations: { es: Record<string, string>; confirmed: string[] };
};

/** What a save sends of a draft: its fields, and the Spanish ones as `translations`. A picture goes beside it. */
export function bodyOf<Draft extends { stale: string[]; confirmed: string[]; image?: PictureValue }>(draft: Draft): BodyOf<Draft> {
  const { stale: _, confirmed, image: _picture, ...values } = draft;
  const ownValues: Values = {};
  const es: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (name.startsWith("es.")) es[name.slice(3)] = String(value);
    else ownValues[name] = value;
  }
  return { ...ownValues, translations: { es, confirmed } } as BodyOf<Draft>;
}

export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isPlain(a) || !isPlain(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => sameValue(a[name], b[name]));
}

function isPlain(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !(value instanceof Blob);
}

/** A form whose picture travels with it: every other value as text, a picture that was taken away as an empty one. */
export function formDataOf(values: object, pictureField: string, picture: PictureValue): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    form.set(name, typeof value === "object" && value !== null ? JSON.stringify(value) : String(value ?? ""));
  }
  if (picture.file) form.set("ImageFile", picture.file);
  else form.set(pictureField, picture.name ?? "");
  if (picture.focus) form.set("imageFocus", JSON.stringify(picture.focus));
  return form;
}
