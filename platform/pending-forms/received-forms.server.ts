import { lt } from "drizzle-orm";
import type { Db } from "#platform/database/db.server.ts";
import { receivedForms } from "./tables/received-forms.server.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** A node that was killed may still have the file of a stored form; by then it has restarted, or is gone. */
const rememberedDays = 90;

/** To be called in the transaction that stores the form. Returns false if it was stored before; waits for a concurrent transaction. */
export async function receiveForm(tx: Db, formId: string): Promise<boolean> {
  const rows = await tx.insert(receivedForms).values({ formId }).onConflictDoNothing().returning();
  return rows.length > 0;
}

export async function purgeReceivedForms(db: Db, now: Date): Promise<void> {
  await db.delete(receivedForms).where(lt(receivedForms.storedAt, new Date(now.getTime() - rememberedDays * dayMs)));
}
