import { lt } from "drizzle-orm";
import type { Db } from "#platform/database/db.server.ts";
import { receivedForms } from "./tables/received-forms.server.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** A file that was stored and not removed is left on a node that was killed; by then it is back, or gone with its disk. */
const rememberedDays = 90;

/**
 * Remembers the form in the transaction that stores it; false when it was stored before. Another one that is storing the same form is
 * waited for.
 */
export async function receiveForm(tx: Db, formId: string): Promise<boolean> {
  const rows = await tx.insert(receivedForms).values({ formId }).onConflictDoNothing().returning();
  return rows.length > 0;
}

export async function purgeReceivedForms(db: Db, now: Date): Promise<void> {
  await db.delete(receivedForms).where(lt(receivedForms.storedAt, new Date(now.getTime() - rememberedDays * dayMs)));
}
