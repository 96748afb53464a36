import { eq } from "drizzle-orm";
import { AppError } from "#lib/errors.ts";
import type { Db } from "#platform/database/db.server.ts";
import { images } from "#platform/images/tables/images.server.ts";
import { columnOf, type Definition, type Reference } from "./definition.server.ts";

export function referencesOf(definition: Definition): Reference[] {
  const { references, pictures, tree, key } = definition;
  const parent = tree
    ? [{ field: tree.parent, to: columnOf(definition, key), label: { en: "parent category", es: "ninguna categoría superior" } }]
    : [];
  return [
    ...parent,
    ...references,
    ...pictures.map((field) => ({ field, to: images.name, label: { en: "stored picture", es: "ninguna imagen guardada" } })),
  ];
}

/** Whether the record exists; if so, it cannot be deleted before this transaction ends. */
async function hold(tx: Db, { to }: Reference, value: unknown): Promise<boolean> {
  const heldRows = await tx.select({ key: to }).from(to.table).where(eq(to, value)).for("key share");
  return heldRows.length > 0;
}

export async function refuseMissing(tx: Db, references: Reference[], ...records: Array<Record<string, unknown>>): Promise<void> {
  for (const reference of references) {
    const { field, label } = reference;
    for (const value of new Set(records.map((record) => record[field]))) {
      if (value === undefined || value === null || (await hold(tx, reference, value))) continue;
      throw AppError.field(field, { en: `${field} names no ${label.en}`, es: `${field} no corresponde a ${label.es}` });
    }
  }
}

export async function missingReferences(tx: Db, references: Reference[], values: Record<string, unknown>): Promise<Reference[]> {
  const lostReferences: Reference[] = [];
  for (const reference of references) {
    const value = values[reference.field];
    if (value !== undefined && value !== null && !(await hold(tx, reference, value))) lostReferences.push(reference);
  }
  return lostReferences;
}
