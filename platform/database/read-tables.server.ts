import { AsyncLocalStorage } from "node:async_hooks";
import type { Logger } from "drizzle-orm";

/** A result that was handed out from memory: what it was, what it was made from, and how to come by it again. */
type Source = { value: object | undefined; tables: ReadonlySet<string>; obtain: () => Promise<object | undefined> };

/**
 * What a piece of work has read so far: tables by itself, and results that are stored by their keys; all tables that this came from; and
 * when the oldest of it was read.
 */
type Recording = { ownTables: Set<string>; sources: Map<string, Source>; tables: Set<string>; readAt: number };

const recordings = new AsyncLocalStorage<Recording>();

/** Stands for all tables: of a statement that names none, nobody knows what it reads. */
export const anyTable = "*";

const namedTables = /\b(?:from|join|into|update)\s+"?([a-z_][a-z0-9_]*)/gi;

/** Told of every statement before it is sent. */
export const tableRecorder: Logger = {
  logQuery: (statement) => {
    const recording = recordings.getStore();
    if (!recording) return;
    const names = Array.from(statement.matchAll(namedTables), ([, name]) => name ?? anyTable);
    addOwnTables(recording, names.length > 0 ? names : [anyTable]);
  },
};

function addOwnTables({ ownTables, tables }: Recording, names: Iterable<string>): void {
  for (const name of names) {
    ownTables.add(name);
    tables.add(name);
  }
}

/** What came of the work, and what it read. */
export type RecordedWork<T> = {
  value: T;
  ownTables: ReadonlySet<string>;
  sources: ReadonlyMap<string, Source>;
  tables: ReadonlySet<string>;
  readAt: number;
};

/** Does the work and tells what it read, also within other work that is recorded. */
export async function recordReads<T>(work: () => Promise<T>): Promise<RecordedWork<T>> {
  const recording: Recording = { ownTables: new Set(), sources: new Map(), tables: new Set(), readAt: Date.now() };
  // Asynchronous within as well: a query that is handed out as it is, is only sent once somebody waits for it.
  const value = await recordings.run(recording, async () => work());
  return { value, ...recording };
}

/** What is handed out from memory was read as well, and at another time. Of a key that is read twice, the work may show what came first. */
export function noteSource(key: string, source: Source, readAt: number): void {
  const recording = recordings.getStore();
  if (!recording) return;
  if (!recording.sources.has(key)) recording.sources.set(key, source);
  for (const table of source.tables) recording.tables.add(table);
  recording.readAt = Math.min(recording.readAt, readAt);
}

/** What was read at another time, and is as it was then. */
export function noteTables(names: ReadonlySet<string>, readAt: number): void {
  const recording = recordings.getStore();
  if (!recording) return;
  addOwnTables(recording, names);
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
