import { getTableColumns } from "drizzle-orm";
import type { ZodType } from "zod";
import { confirmedField, type DraftPartName, formName, locateField, publishedValue } from "#lib/draft-parts.ts";
import { AppError } from "#lib/errors.ts";
import type { Translations } from "#lib/translations.ts";
import type { State } from "#platform/content/definition.server.ts";
import type { DraftKind } from "./draft-kinds.server.ts";

/** One typed field: its new value, and the value that it replaces. */
export type DraftChange = { name: string; value: unknown; was?: unknown };

/** A typed value becomes what a save would store; one that a save would refuse stays as it was typed. The form of every kind calls its picture `image`. */
export function readChange(kind: DraftKind, { name: given, value, was }: DraftChange): DraftChange {
  const { definition } = kind;
  const [picture] = definition.pictures;
  const name = given === "image" && picture ? picture : given;
  const { field, part } = locateField(name, definition.translatable);
  if (!isDraftField(kind, part, field))
    throw AppError.field(given, {
      en: `${given} is no field of ${definition.label.en}`,
      es: `${given} no es un campo de «${definition.label.es}»`,
    });
  const schema = part === "es" ? undefined : shapeOf(kind)[field];
  if (!isOfFieldType(part, field, schema, value))
    throw AppError.field(given, {
      en: `${given} has a value of the wrong type`,
      es: `${given} tiene un valor de un tipo que no corresponde`,
    });
  const read = (typed: unknown) => {
    const result = typed === undefined ? undefined : schema?.safeParse(typed);
    return result?.success ? toJson(result.data ?? null) : typed;
  };
  return { name, value: read(value), was: read(was) };
}

/** Whether the value is one that a form can have in this field, however incomplete. */
function isOfFieldType(part: DraftPartName, field: string, schema: ZodType | undefined, value: unknown): boolean {
  if (value === null) return true;
  if (field === confirmedField) return Array.isArray(value) && value.every((name) => typeof name === "string");
  if (part === "es") return typeof value === "string";
  if (!schema) return true;
  // Forms send text for everything but lists and objects.
  if (typeof value === "string" && !takesType(schema, []) && !takesType(schema, {})) return true;
  return takesType(schema, value);
}

const wrongTypes = ["invalid_type", "invalid_value", "invalid_union"];

const takesType = (schema: ZodType, value: unknown): boolean =>
  !schema.safeParse(value).error?.issues.some(({ path, code }) => path.length === 0 && wrongTypes.includes(code));

type Shape = { shape?: Record<string, ZodType> };

/** The fields of a save, whose schema may be a pipe. */
function shapeOf({ update }: DraftKind): Record<string, ZodType> {
  const body = update.body as (Shape & { out?: Shape }) | undefined;
  return body?.shape ?? body?.out?.shape ?? {};
}

/**
 * Whether a save can change the field and it belongs to this part alone. Spanish texts given as `translations`, or a text given by
 * another name, would be published with another part. The focus is the picture's, but is saved with the record.
 */
function isDraftField(kind: DraftKind, part: DraftPartName, field: string): boolean {
  const { key, table } = kind.definition;
  const shape = shapeOf(kind);
  if (part === "es" && !takesSpanish(shape, field)) return false;
  if (field === confirmedField) return part === "en" && Object.hasOwn(shape, "translations");
  const isStored = Object.hasOwn(getTableColumns(table), field) || field === "imageFocus";
  return isStored && Object.hasOwn(shape, field) && ![key, "version", "translations"].includes(field);
}

/** Whether a save takes a Spanish text of this name: it ignores those that it does not know, and refuses anything but text in the others. */
const takesSpanish = ({ translations }: Record<string, ZodType>, field: string): boolean =>
  translations?.safeParse({ es: { [field]: [] } }).success === false;

/** The fields of a record that a draft can have, as changes to the given state. */
export function changesTo(kind: DraftKind, state: State): DraftChange[] {
  const { translatable } = kind.definition;
  const own = Object.keys(shapeOf(kind)).filter(
    (field) => field in state && field !== confirmedField && isDraftField(kind, "shared", field),
  );
  const written = Object.keys((state.translations as Translations | undefined)?.es ?? {});
  const spanish = [...new Set([...translatable, ...written])].filter((field) => isDraftField(kind, "es", field));
  return [...own, ...spanish.map((field) => formName("es", field))].map((name) => {
    const { part, field } = locateField(name, translatable);
    return { name, value: publishedValue(state, part, field) ?? null };
  });
}

const toJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
