import { AsyncLocalStorage } from "node:async_hooks";
import type { Logger } from "drizzle-orm";

/** A result that was handed out from memory: what it was, what it was made from, and how to come by it again. */
type Source = { value: object | undefined; tables: ReadonlySet<string>; obtain: () => Promise<object | undefined> };

/** What a piece of work has read so far: tables by itself, and results that are stored by their keys; and when the oldest of it was read. */
type Recording = { ownTables: Set<string>; sources: Map<string, Source>; readAt: number };

const recordings = new AsyncLocalStorage<Recording>();

/** Stands for all tables: of a statement that names none, nobody knows what it reads. */
export const anyTable = "*";

const namedTables = /\b(?:from|join|into|update)\s+"?([a-z_][a-z0-9_]*)/gi;

/** Told of every statement before it is sent. */
export const tableRecorder: Logger = {
  logQuery: (statement) => {
    const tables = recordings.getStore()?.ownTables;
    if (!tables) return;
    const names = Array.from(statement.matchAll(namedTables), ([, name]) => name ?? anyTable);
    for (const name of names.length > 0 ? names : [anyTable]) tables.add(name);
  },
};

/** What came of the work, what it read, and all tables that this came from. */
export type RecordedWork<T> = {
  value: T;
  tables: ReadonlySet<string>;
  ownTables: ReadonlySet<string>;
  sources: ReadonlyMap<string, Source>;
  readAt: number;
};

/** Does the work and tells what it read, also within other work that is recorded. */
export async function recordReads<T>(work: () => Promise<T>): Promise<RecordedWork<T>> {
  const recording: Recording = { ownTables: new Set(), sources: new Map(), readAt: Date.now() };
  // Asynchronous within as well: a query that is handed out as it is, is only sent once somebody waits for it.
  const value = await recordings.run(recording, async () => work());
  const tables = new Set(recording.ownTables);
  for (const source of recording.sources.values()) for (const table of source.tables) tables.add(table);
  return { value, tables, ...recording };
}

/** What is handed out from memory was read as well, and at another time. */
export function noteSource(key: string, source: Source, readAt: number): void {
  const recording = recordings.getStore();
  if (!recording) return;
  recording.sources.set(key, source);
  recording.readAt = Math.min(recording.readAt, readAt);
}

/** What was read at another time, and is as it was then. */
export function noteTables(tables: ReadonlySet<string>, readAt: number): void {
  const recording = recordings.getStore();
  if (!recording) return;
  for (const table of tables) recording.ownTables.add(table);
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
