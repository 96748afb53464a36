import { type GetColumnData, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Db } from "./db.server.ts";

type Columns = Record<string, AnyPgColumn>;
/** `from` may go on with joins and a condition; the `joined` columns are null where nothing is joined. */
type Source = { columns: Columns; joined?: Columns; from: SQLWrapper; orderBy?: SQLWrapper[] };
type Row<T extends Source> = { [Field in keyof T["columns"]]: GetColumnData<T["columns"][Field]> } & {
  [Field in keyof T["joined"]]: T["joined"][Field] extends AnyPgColumn ? GetColumnData<T["joined"][Field]> | null : never;
};

/**
 * Reads several tables at once, each as one JSON value: rows take the embedded database twice as long. For columns whose values are
 * the same in JSON, which instants are not.
 */
export async function readAsJson<T extends Record<string, Source>>(
  db: Db,
  sources: T,
): Promise<{ [Name in keyof T]: Array<Row<T[Name]>> }> {
  const lists = Object.entries(sources).map(([name, source]) => sql`(${listOf(source)}) as ${sql.identifier(name)}`);
  const { rows } = (await db.execute(sql`select ${sql.join(lists, sql`, `)}`)) as unknown as { rows: [Record<string, unknown[][]>] };
  const read = Object.entries(sources).map(([name, source]) => [name, toRows(source, rows[0][name] ?? [])]);
  return Object.fromEntries(read);
}

const columnsOf = ({ columns, joined }: Source): Columns => ({ ...columns, ...joined });

function listOf(source: Source): SQL {
  const { from, orderBy = [] } = source;
  const values = sql.join(Object.values(columnsOf(source)), sql`, `);
  const order = orderBy.length > 0 ? sql` order by ${sql.join(orderBy, sql`, `)}` : sql``;
  return sql`select json_agg(json_build_array(${values})${order}) from ${from}`;
}

function toRows(source: Source, lists: unknown[][]) {
  const fields = Object.keys(columnsOf(source));
  return lists.map((values) => Object.fromEntries(fields.map((field, index) => [field, values[index]])));
}
