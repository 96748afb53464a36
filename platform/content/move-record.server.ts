import { max, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { AppError } from "#lib/errors.ts";
import type { Db } from "#platform/database/db.server.ts";
import { type ContentTable, columnOf, type Definition } from "./definition.server.ts";

type Item = { id: number; position: number };

type OrderedList = {
  definition: Definition<ContentTable, string>;
  /** The records of the list, and their order. */
  among: SQL | undefined;
  inOrder: SQL[];
  setPosition: (tx: Db, id: number, sortOrder: number) => Promise<unknown>;
};

/** Positions leave room, so that a record can be put between two others without changing them. */
const step = 10;

/** Puts a record before another one, or last. The others keep their positions where there is room. */
export async function moveRecord(tx: Db, { definition, among, inOrder, setPosition }: OrderedList, id: number, before: number | null) {
  const table: PgTable = definition.table;
  const items = (await tx
    .select({ id: columnOf(definition, definition.key), position: columnOf(definition, "sortOrder") })
    .from(table)
    .where(among)
    .orderBy(...inOrder)
    .for("update")) as Item[];
  for (const [itemId, position] of newPositions(items, id, before)) await setPosition(tx, itemId, position);
}

/** The positions to change, by id. */
export function newPositions(items: Item[], id: number, before: number | null): Array<[number, number]> {
  const others = items.filter((item) => item.id !== id);
  const index = before === null ? others.length : others.findIndex((item) => item.id === before);
  const isGone = others.length === items.length || index === -1;
  if (isGone)
    throw new AppError("conflict", {
      en: "The list was changed by someone else since you opened it",
      es: "Otra persona cambió la lista después de que usted la abrió",
    });
  const [former, next] = [others[index - 1]?.position, others[index]?.position];
  const free = positionBetween(former, next);
  if (free !== undefined) return [[id, free]];
  const ids = others.map((item) => item.id).toSpliced(index, 0, id);
  const current = new Map(items.map((item) => [item.id, item.position]));
  return ids.map((each, at): [number, number] => [each, (at + 1) * step]).filter(([each, position]) => current.get(each) !== position);
}

function positionBetween(former: number | undefined, next: number | undefined): number | undefined {
  if (next === undefined) return (former ?? 0) + step;
  const between = Math.floor(((former ?? 0) + next) / 2);
  return between > (former ?? -1) && between < next ? between : undefined;
}

/** The position after all others. */
export async function lastPosition(tx: Db, column: PgColumn, among?: SQL): Promise<number> {
  const [row] = await tx
    .select({ highest: max(column) })
    .from(column.table)
    .where(among);
  return Number(row?.highest ?? 0) + step;
}
