import { AsyncLocalStorage } from "node:async_hooks";
import type { Logger } from "drizzle-orm";

/** The tables that a piece of work has read so far, and when the oldest of it was read. */
type Recording = { tables: Set<string>; readAt: number };

const recordings = new AsyncLocalStorage<Recording>();

/** Stands for all tables: of a statement that names none, nobody knows what it reads. */
export const anyTable = "*";

const namedTables = /\b(?:from|join|into|update)\s+"?([a-z_][a-z0-9_]*)/gi;

/** Told of every statement before it is sent. */
export const tableRecorder: Logger = {
  logQuery: (statement) => {
    const tables = recordings.getStore()?.tables;
    if (!tables) return;
    const names = Array.from(statement.matchAll(namedTables), ([, name]) => name ?? anyTable);
    for (const name of names.length > 0 ? names : [anyTable]) tables.add(name);
  },
};

/** Does the work and tells which tables it read, and when the oldest of them, also within other work that is recorded. */
export async function recordTables<T>(work: () => Promise<T>): Promise<{ value: T } & Readonly<Recording>> {
  const recording: Recording = { tables: new Set(), readAt: Date.now() };
  // Asynchronous within as well: a query that is handed out as it is, is only sent once somebody waits for it.
  const value = await recordings.run(recording, async () => work());
  return { value, ...recording };
}

/** What is handed out from memory was read as well, and at another time. */
export function noteTables(tables: ReadonlySet<string>, readAt: number): void {
  const recording = recordings.getStore();
  if (!recording) return;
  for (const table of tables) recording.tables.add(table);
  recording.readAt = Math.min(recording.readAt, readAt);
}

/** The values of a column, by table, that say which rows of it were read. */
export type TableParts = Record<string, Iterable<number>>;

const partOf = (table: string, value: number) => `${table}/${value}`;

/** The table that a part is one of. */
export const wholeTable = (name: string) => name.split("/")[0] ?? name;

/** The same tables, but of those that have parts only these. */
export function narrowTables(tables: ReadonlySet<string>, parts: TableParts): ReadonlySet<string> {
  const wholeTables = [...tables].filter((table) => !(table in parts));
  return new Set([
    ...wholeTables,
    ...Object.entries(parts).flatMap(([table, values]) => Array.from(values, (value) => partOf(table, value))),
  ]);
}
