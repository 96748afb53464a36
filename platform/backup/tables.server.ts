import { getTableName, type SQL, sql } from "drizzle-orm";
import { knownDevices, passwordResets, sessions, verifications } from "#platform/accounts/tables/staff.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { siteState } from "#platform/database/tables/site-state.server.ts";
import { signingKeyState } from "./signature.server.ts";

export type Table = { name: string; columns: Array<{ name: string; type: string }>; keys: Array<{ name: string; isText: boolean }> };

/** What gives access to an account without a password is neither backed up nor restored: users sign in again. */
const tablesLeftOut = new Set<string>([sessions, verifications, passwordResets, knownDevices].map(getTableName));
export const isLeftOut = (table: string): boolean => tablesLeftOut.has(table);

function conditionOf(table: string): SQL {
  if (isLeftOut(table)) return sql`where false`;
  // A cursor takes no parameters.
  return table === getTableName(siteState) ? sql.raw(`where key <> '${signingKeyState}'`) : sql``;
}

export async function query<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(statement)) as unknown as { rows: Row[] };
  return rows;
}

/** With their stored columns, without generated ones. */
export function listTables(db: Db): Promise<Table[]> {
  return query(
    db,
    sql`select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select json_agg(json_build_object('name', a.attname, 'isText', a.atttypid in ('text'::regtype, 'varchar'::regtype)) order by k.position)
        from pg_index i, unnest(i.indkey::int[]) with ordinality k(attnum, position), pg_attribute a
        where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum) as keys
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname collate "C"`,
  );
}

/** Independent of the server's settings, so that equal rows are equal lines. */
export const plainFormats = sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true),
  set_config('intervalstyle', 'postgres', true), set_config('extra_float_digits', '1', true), set_config('bytea_output', 'hex', true)`;

const linesAtOnce = 500;

/** Rows in key order, each as a JSON array of strings. Needs a transaction in which nothing changes. */
export async function* readLines(tx: Db, { name, columns, keys }: Table): AsyncGenerator<string[]> {
  if (!keys) throw new Error(`The table ${name} has no primary key`);
  const texts = sql.join(
    columns.map((column) => sql`${sql.identifier(column.name)}::text`),
    sql`, `,
  );
  // By bytes, because collations differ between databases.
  const order = sql.join(
    keys.map((key) => (key.isText ? sql`${sql.identifier(key.name)} collate "C"` : sql`${sql.identifier(key.name)}`)),
    sql`, `,
  );
  await tx.execute(
    sql`declare backup_rows no scroll cursor for select array_to_json(array[${texts}])::text as line from ${sql.identifier(name)} ${conditionOf(name)} order by ${order}`,
  );
  for (;;) {
    const rows = await query<{ line: string }>(tx, sql.raw(`fetch ${linesAtOnce} from backup_rows`));
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < linesAtOnce) break;
  }
  await tx.execute(sql`close backup_rows`);
}

export async function writeLines(tx: Db, name: string, columns: Table["columns"], lines: string[]): Promise<void> {
  for (let start = 0; start < lines.length; start += linesAtOnce) {
    const json = `[${lines.slice(start, start + linesAtOnce).join(",")}]`;
    const names = sql.join(
      columns.map((column) => sql.identifier(column.name)),
      sql`, `,
    );
    const values = sql.raw(columns.map(({ type }, index) => `(line->>${index})::${type}`).join(", "));
    await tx.execute(
      sql`insert into ${sql.identifier(name)} (${names}) overriding system value select ${values} from json_array_elements(${json}::json) line`,
    );
  }
}
