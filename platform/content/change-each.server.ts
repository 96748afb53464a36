import { setImmediate } from "node:timers/promises";
import type { BulkRecord, BulkRefusal } from "#lib/bulk.ts";
import { AppError } from "#lib/errors.ts";
import type { Db } from "#platform/database/db.server.ts";
import { refuseClash } from "#platform/database/errors.server.ts";

export type Transact = <T>(work: (tx: Db) => Promise<T>) => Promise<T>;
type Change = (tx: Db, record: BulkRecord) => Promise<unknown>;

/** The embedded database runs one transaction at a time: others wait for at most this many records. */
const atOnce = 10;

/** Changes several records, a few in each transaction. A refused record does not keep the others from being changed. */
export async function changeEach(transact: Transact, records: BulkRecord[], change: Change) {
  const done: number[] = [];
  const refusals: BulkRefusal[] = [];
  // Concurrent changes lock records in the same order, which avoids deadlocks.
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
      // Asked once for all records: the call is repeated after the confirmation.
      if (!(error instanceof AppError) || error.code === "confirmationRequired") throw error;
      refusals.push({ id: record.id, reason: reasonOf(error), message: error.message });
    }
  }
  return { done, refused: refusals };
}

function reasonOf({ code, current }: AppError): BulkRefusal["reason"] {
  if (code === "notFound") return "gone";
  return code === "conflict" && current !== undefined ? "changed" : "refused";
}
