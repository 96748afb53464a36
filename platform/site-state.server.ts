import { randomBytes } from "node:crypto";
import { eq, lt } from "drizzle-orm";
import type { Db } from "#platform/database/db.server.ts";
import { siteState } from "./database/tables/site-state.server.ts";

export async function findState(db: Db, key: string): Promise<string | undefined> {
  const [row] = await db.select().from(siteState).where(eq(siteState.key, key));
  return row?.value;
}

/** Keeps the first value given under the key. */
export async function keepState(db: Db, key: string, value: string): Promise<void> {
  await db.insert(siteState).values({ key, value }).onConflictDoNothing();
}

export async function putState(db: Db, key: string, value: string): Promise<void> {
  await db.insert(siteState).values({ key, value }).onConflictDoUpdate({ target: siteState.key, set: { value } });
}

/** Stores a value that sorts after the stored one. False where the stored one is as late: of several nodes, one advances it. */
export async function advanceState(db: Db, key: string, value: string): Promise<boolean> {
  const advanced = await db
    .insert(siteState)
    .values({ key, value })
    .onConflictDoUpdate({ target: siteState.key, set: { value }, setWhere: lt(siteState.value, value) })
    .returning({ key: siteState.key });
  return advanced.length > 0;
}

/** A secret that this installation made for itself and shares among its processes. */
export async function ownSecret(db: Db, key: string): Promise<string> {
  const storedState = await findState(db, key);
  if (storedState !== undefined) return storedState;
  await keepState(db, key, randomBytes(32).toString("base64url"));
  return (await findState(db, key)) ?? "";
}
