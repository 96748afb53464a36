import type { BulkRecord, BulkRefusal } from "#lib/bulk.ts";
import { AppError } from "#lib/errors.ts";
import type { Db } from "#platform/database/db.server.ts";
import { refuseClash } from "#platform/database/violations.server.ts";

/**
 * Does one thing to several records, in the transaction that is given. A record that is refused stays as it is and keeps none of
 * the others from being changed; any other failure undoes all of it.
 */
export async function changeEach(tx: Db, records: BulkRecord[], change: (tx: Db, record: BulkRecord) => Promise<unknown>) {
  const done: number[] = [];
  const refused: BulkRefusal[] = [];
  // Two people who change the same records lock them in the same order, so that neither waits for the other in a circle.
  for (const record of records.toSorted((a, b) => a.id - b.id)) {
    try {
      await tx.transaction((each) => change(each, record)).catch(refuseClash);
      done.push(record.id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ id: record.id, reason: reasonOf(error), message: error.message });
    }
  }
  return { done, refused };
}

/** Whoever lost a race for a record is shown it as it stands. */
function reasonOf({ code, current }: AppError): BulkRefusal["reason"] {
  if (code === "notFound") return "gone";
  return code === "conflict" && current !== undefined ? "changed" : "refused";
}
