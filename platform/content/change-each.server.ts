import { setImmediate } from "node:timers/promises";
import type { BulkRecord, BulkRefusal } from "#lib/bulk.ts";
import { AppError } from "#lib/errors.ts";
import type { Db } from "#platform/database/db.server.ts";
import { refuseClash } from "#platform/database/errors.server.ts";

/** Opens a transaction, as the records want it. */
export type Transact = <T>(work: (tx: Db) => Promise<T>) => Promise<T>;
type Change = (tx: Db, record: BulkRecord) => Promise<unknown>;

/** The embedded database does one transaction at a time: nobody waits for more than so many records. */
const atOnce = 10;

/**
 * Does one thing to several records, a few in each transaction. A record that is refused stays as it is and keeps none of the
 * others from being changed.
 */
export async function changeEach(transact: Transact, records: BulkRecord[], change: Change) {
  const done: number[] = [];
  const refusals: BulkRefusal[] = [];
  // Two people who change the same records lock them in the same order, so that neither waits for the other in a circle.
  const inOrder = records.toSorted((a, b) => a.id - b.id);
  for (let start = 0; start < inOrder.length; start += atOnce) {
    const outcome = await transact((tx) => changeSome(tx, inOrder.slice(start, start + atOnce), change));
    done.push(...outcome.done);
    refusals.push(...outcome.refused);
    await setImmediate();
  }
  return { done, refused: refusals };
}

async function changeSome(tx: Db, records: BulkRecord[], change: Change) {
  const done: number[] = [];
  const refusals: BulkRefusal[] = [];
  for (const record of records) {
    try {
      await tx.transaction((each) => change(each, record)).catch(refuseClash);
      done.push(record.id);
    } catch (error) {
      // Asked once for all of them: the call is repeated after the confirmation.
      if (!(error instanceof AppError) || error.code === "confirmationRequired") throw error;
      refusals.push({ id: record.id, reason: reasonOf(error), message: error.message });
    }
  }
  return { done, refused: refusals };
}

/** Whoever lost a race for a record is shown it as it stands. */
function reasonOf({ code, current }: AppError): BulkRefusal["reason"] {
  if (code === "notFound") return "gone";
  return code === "conflict" && current !== undefined ? "changed" : "refused";
}
