import type { Definition } from "#platform/content/definition.server.ts";
import { referencesOf } from "#platform/content/references.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { readParts } from "./drafts.server.ts";

type Chosen = { kind: { definition: Definition }; id: number };

/** Records that others refer to come first: a new page before its sections, a category before those in it. */
export async function orderByReferences<T extends Chosen>(tx: Db, chosen: readonly T[]): Promise<T[]> {
  if (chosen.length < 2) return [...chosen];
  const referredBy = new Map<T, T[]>();
  for (const one of chosen) referredBy.set(one, await findReferred(tx, one, chosen));
  const ordered = new Set<T>();
  const visited = new Set<T>();
  const visit = (one: T) => {
    if (visited.has(one)) return;
    visited.add(one);
    for (const referred of referredBy.get(one) ?? []) visit(referred);
    ordered.add(one);
  };
  for (const one of chosen) visit(one);
  return [...ordered];
}

async function findReferred<T extends Chosen>(tx: Db, { kind: { definition }, id }: T, chosen: readonly T[]): Promise<T[]> {
  const parts = await readParts(tx, { entity: definition.entity, id });
  const fields = parts.find(({ part }) => part === "shared")?.fields ?? {};
  return referencesOf(definition).flatMap(({ field, to }) =>
    chosen.filter((other) => other.kind.definition.table === to.table && other.id === fields[field]),
  );
}
