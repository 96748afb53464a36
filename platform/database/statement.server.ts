import { createHash } from "node:crypto";
import { type GetColumnData, is, Param, Placeholder, type Query, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Db } from "./db.server.ts";

type Values = Record<string, unknown>;
type Row<Columns extends Record<string, AnyPgColumn>> = { [Name in keyof Columns]: GetColumnData<Columns[Name]> };

/** As many as forms send in practice; whoever sends other sets of fields waits for the words to be found again. */
const maxShapes = 50;

/**
 * A statement whose SQL Drizzle writes once for each set of values that it is given, and that then runs on the database
 * or in any transaction: writing it takes longer than running it, and reading it takes the database a while too. `given` has a placeholder for each value.
 */
export function statement<Columns extends Record<string, AnyPgColumn>>(
  columns: Columns,
  build: (db: Db, columns: Columns, given: Record<string, Placeholder>) => { toSQL: () => Query },
) {
  const fields = Object.entries(columns).map(([name, field]) => ({ path: [name], field }));
  const known = new Map<string, Written>();

  function written(db: Db, names: string[]): Written {
    const shape = names.join();
    const found = known.get(shape);
    if (found) return found;
    const placeholders = Object.fromEntries(names.map((name) => [name, sql.placeholder(name)]));
    const { sql: text, params } = build(db, columns, placeholders).toSQL();
    const made = { name: nameOf(text), text, params: params.map(filler) };
    if (known.size < maxShapes) known.set(shape, made);
    return made;
  }

  /** A value that is undefined was not given. */
  return async (db: Db, values: Values): Promise<Array<Row<Columns>>> => {
    const names = Object.keys(values).filter((name) => values[name] !== undefined);
    const { name, text, params } = written(db, names);
    const query = { sql: text, params: params.map((fill) => fill(values)) };
    const rows = await db._.session.prepareQuery(query, fields, name, true).execute();
    return rows as Array<Row<Columns>>;
  };
}

type Fill = (values: Values) => unknown;
type Written = { name: string; text: string; params: Fill[] };

/** Under its name each connection to Postgres keeps a statement as it was parsed. */
const nameOf = (text: string) => createHash("sha256").update(text).digest("base64url");

/** Drizzle has one of its own, which trips over null. */
function filler(param: unknown): Fill {
  if (is(param, Placeholder)) return (values) => values[param.name];
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param;
  const { encoder } = param;
  const { name } = param.value;
  return (values) => (values[name] === null ? null : encoder.mapToDriverValue(values[name]));
}
