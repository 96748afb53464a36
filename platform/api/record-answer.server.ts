import { type Column, getTableColumns, type Table } from "drizzle-orm";
import { createSelectSchema } from "drizzle-zod";
import { z } from "zod";
import { instantText } from "#lib/answers.ts";

/** What only staff are told of any content record. */
export const staffColumns = ["version", "translations", "createdAt", "updatedAt", "updatedBy"] as const;

type Row<T extends Table> = Omit<T["$inferSelect"], "searchText">;
type ValueInJson<Value> = Value extends Date ? string : Value;
type AnswerShape<R, StaffOnly> = {
  [Field in keyof R]: Field extends StaffOnly ? z.ZodOptional<z.ZodType<ValueInJson<R[Field]>>> : z.ZodType<ValueInJson<R[Field]>>;
};

/** A row of a table as the API answers it: every column but the search text, instants as texts. Visitors are not told `staffOnly`. */
export function recordAnswer<T extends Table, const StaffOnly extends keyof Row<T> & string = never>(
  table: T,
  staffOnly: readonly StaffOnly[] = [],
) {
  const refinements = Object.fromEntries(Object.entries<Column>(getTableColumns(table)).map(([name, column]) => [name, inJson(column)]));
  const { searchText: _, ...shape }: Record<string, z.ZodType> = createSelectSchema<Table, typeof refinements>(table, refinements).shape;
  for (const name of staffOnly) shape[name] = z.optional(shape[name] ?? z.never());
  // Drizzle cannot follow a table that is a type parameter.
  return z.object(shape) as unknown as z.ZodObject<AnswerShape<Row<T>, StaffOnly>>;
}

/** What JSON, or its description, knows otherwise than the database does. */
const inJson = (column: Column) => (schema: z.ZodType) => {
  if (column.dataType === "date") return instantText;
  if (column.dataType === "json") return z.unknown().meta({ type: Array.isArray(column.default) ? "array" : "object" });
  return schema;
};
