import { z } from "zod";

/** A schema without its optional, nullable and preprocessing wrappers. */
type Inner<Schema> =
  Schema extends z.ZodOptional<infer Value>
    ? Inner<Value>
    : Schema extends z.ZodNullable<infer Value>
      ? Inner<Value>
      : Schema extends z.ZodPreprocess<infer Value>
        ? Inner<Value>
        : Schema extends z.ZodPipe<infer Value>
          ? Inner<Value>
          : Schema;

type ShapeOf<Schema> = Inner<Schema> extends z.ZodObject<infer Shape> ? Shape : never;

/** The fields of an input schema except translations. */
export type InputField<Input extends z.ZodObject> = Exclude<keyof Input["shape"] & string, "translations">;

export type TranslatedField<Input extends z.ZodObject> = Input["shape"] extends { translations: infer Both }
  ? keyof ShapeOf<ShapeOf<Both>["es"]> & string
  : never;

function innerOf(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return innerOf(schema.unwrap());
  if (schema instanceof z.ZodPipe) return innerOf(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
  return schema;
}

function shapeOf(schema: unknown): Record<string, unknown> {
  const inner = innerOf(schema);
  return inner instanceof z.ZodObject ? inner.shape : {};
}

/** The fields of an input schema with the value that an empty form has. */
export function emptyFields({ shape }: z.ZodObject): Array<[field: string, value: unknown]> {
  const { translations: _, ...ownShape } = shape;
  return Object.entries(ownShape).map(([field, schema]) => [field, emptyValue(innerOf(schema))]);
}

function emptyValue(schema: unknown): unknown {
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodArray) return [];
  return schema instanceof z.ZodEnum ? schema.options[0] : "";
}

export const translatedFields = ({ shape }: z.ZodObject): string[] => Object.keys(shapeOf(shapeOf(shape.translations).es));
