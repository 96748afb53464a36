import { type Column, getTableColumns, type Table } from "drizzle-orm";
import { createSelectSchema } from "drizzle-zod";
import { z } from "zod";
import { pick } from "#lib/pick.ts";
import { instantText } from "#lib/response-fields.ts";

type Row<T extends Table> = Omit<T["$inferSelect"], "searchText">;
type ValueInJson<Value> = Value extends Date ? string : Value;
type FieldInJson<R, Field extends keyof R> = z.ZodType<ValueInJson<R[Field]>>;
type RecordShape<R> = { [Field in keyof R]: FieldInJson<R, Field> };
type PublicShape<R, Public> = { [Field in keyof R]: Field extends Public ? FieldInJson<R, Field> : z.ZodOptional<FieldInJson<R, Field>> };

/** A row as the API returns it to staff: every column but the search text, instants as text. */
export function recordResponse<T extends Table>(table: T) {
  // Drizzle cannot follow a table that is a type parameter.
  return z.object(shapeOf(table)) as unknown as z.ZodObject<RecordShape<Row<T>>>;
}

/** Some columns of a table: what a query selects and the schema of its rows in a response, from one list of names. */
export function selectionOf<T extends Table, const Name extends string & keyof Row<T>>(table: T, names: readonly Name[]) {
  const schema = z.object(pick<Record<string, z.ZodType>, string>(shapeOf(table), names));
  return {
    columns: pick(getTableColumns(table), names),
    schema: schema as unknown as z.ZodObject<Pick<RecordShape<Row<T>>, Name>>,
  };
}

/** A record that visitors read too. What is not public of it is marked: the tests look that no visitor's answer has it. */
export function publicRecordResponse<T extends Table, Public extends string>(definition: { table: T; public: readonly Public[] }) {
  const publicFields: readonly string[] = definition.public;
  const fields = Object.entries(shapeOf(definition.table)).map(([name, schema]) => [
    name,
    publicFields.includes(name) ? schema : schema.optional().meta({ "x-staff": true }),
  ]);
  return z.object(Object.fromEntries(fields)) as unknown as z.ZodObject<PublicShape<Row<T>, Public>>;
}

function shapeOf(table: Table): Record<string, z.ZodType> {
  const refinements = Object.fromEntries(Object.entries<Column>(getTableColumns(table)).map(([name, column]) => [name, inJson(column)]));
  const { searchText: _, ...shape }: Record<string, z.ZodType> = createSelectSchema<Table, typeof refinements>(table, refinements).shape;
  return shape;
}

/** Types that differ in JSON, or in its description, from the database. */
const inJson = (column: Column) => (schema: z.ZodType) => {
  if (column.dataType === "date") return instantText;
  if (column.dataType === "json") return z.unknown().meta({ type: Array.isArray(column.default) ? "array" : "object" });
  return schema;
};
