import { addMonths } from "#lib/months.ts";
import type { Definition } from "#platform/content/definition.server.ts";

/** In months. */
export type Retention = {
  /** After visitors last saw it. */
  contentMonths: number;
  /** After the last contact. */
  leadsMonths: number;
  auditMonths: number;
};

/** The minimum time for an undo. */
const undoMs = 30 * 24 * 60 * 60 * 1000;

/** Long enough for an incident that is found late; ids alone say little. */
const readsMonths = 12;

export function cutoffsOf(retention: Retention, now: Date) {
  return {
    content: addMonths(now, -retention.contentMonths),
    leads: addMonths(now, -retention.leadsMonths),
    audit: addMonths(now, -retention.auditMonths),
    reads: addMonths(now, -readsMonths),
    undo: new Date(now.getTime() - undoMs),
  };
}

type BinnedRecord = { retention: Definition["retention"]; deletedAt: Date; lastContactAt: Date };

/** At least. Deleting a lead is not a contact. */
export function restorableUntil({ retention, deletedAt, lastContactAt }: BinnedRecord, months: Retention): Date {
  if (retention === "content") return addMonths(deletedAt, months.contentMonths);
  const undo = new Date(deletedAt.getTime() + undoMs);
  const lead = addMonths(lastContactAt, months.leadsMonths);
  return undo > lead ? undo : lead;
}
