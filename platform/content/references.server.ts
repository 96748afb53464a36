import { eq } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { images } from "#db/tables/images.server.ts";
import { AppError } from "#lib/errors.ts";
import type { Db } from "#platform/database/db.server.ts";
import { columnOf, type Definition } from "./definition.server.ts";

/** A field whose value is the key of another record, or null. */
export type Reference<Field extends string = string> = { field: Field; to: AnyPgColumn; label: string };

/** Every field of a noun that names another record. */
export function referencesOf(definition: Definition): Reference[] {
  const { references, pictures, tree, key } = definition;
  const parent = tree ? [{ field: tree.parent, to: columnOf(definition, key), label: "parent category" }] : [];
  return [...parent, ...references, ...pictures.map((field) => ({ field, to: images.name, label: "stored picture" }))];
}

/** Whether the named record exists; if so, it cannot be deleted before this transaction ends. */
async function hold(tx: Db, { to }: Reference, value: unknown): Promise<boolean> {
  const heldRows = await tx.select({ key: to }).from(to.table).where(eq(to, value)).for("key share");
  return heldRows.length > 0;
}

export async function refuseMissing(tx: Db, references: Reference[], values: Record<string, unknown>): Promise<void> {
  for (const reference of references) {
    const value = values[reference.field];
    if (value === undefined || value === null || (await hold(tx, reference, value))) continue;
    throw AppError.field(reference.field, `${reference.field} names no ${reference.label}`);
  }
}

/** The fields whose records are gone. */
export async function missingReferences(tx: Db, references: Reference[], values: Record<string, unknown>): Promise<Reference[]> {
  const lostReferences: Reference[] = [];
  for (const reference of references) {
    const value = values[reference.field];
    if (value !== undefined && value !== null && !(await hold(tx, reference, value))) lostReferences.push(reference);
  }
  return lostReferences;
}
