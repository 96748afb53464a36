import type { z } from "zod";
import type { PictureFocus } from "#lib/picture-focus.ts";
import type { InputField, TranslatedField } from "./input-fields.ts";

/** The values of a form. Spanish fields are named `es.` and the English field's name. */
export type Values = Record<string, unknown>;

/** The values as untyped fields. */
export const fieldsOf = (values: object): Values => Object.fromEntries(Object.entries(values));

/** A picture in a form: the stored one or a file to upload with the next save, and the focus once it was chosen. */
export type PictureValue = { name: string | null; file?: File; focus?: PictureFocus };

export const isPicture = (value: unknown): value is PictureValue =>
  typeof value === "object" && value !== null && !Array.isArray(value) && "name" in value;

export const pictureOf = (name: string | null | undefined): PictureValue => ({ name: name ?? null });

/** Forms have booleans, choices, lists and text: numbers, ids and instants are text in them. */
type FormValue<Value> = [Value] extends [boolean] ? boolean : [Value] extends [string | unknown[]] ? Value : string;

export type OwnValues<Input extends z.ZodObject> = { [Field in InputField<Input>]: FormValue<NonNullable<z.output<Input>[Field]>> };

/** `stale` lists Spanish texts older than their English, `confirmed` those of them that a person found correct. */
type SpanishValues<Field extends string> = { [Name in `es.${Field}`]: string } & { stale: string[]; confirmed: string[] };

export type DraftOf<Input extends z.ZodObject> = { version: number | undefined } & OwnValues<Input> &
  ([TranslatedField<Input>] extends [never] ? unknown : SpanishValues<TranslatedField<Input>>);

type NotInBody = `es.${string}` | "stale" | "confirmed" | "image";

type BodyOf<Draft> = { [Field in keyof Draft as Exclude<Field, NotInBody>]: Draft[Field] } & {
  translations: { es: Record<string, string>; confirmed: string[] };
};

/** The body of a save: fields, and Spanish ones as `translations`. A picture is sent beside it. */
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

/** A form with a picture: every other value as text, a removed picture as an empty one. */
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
