import { addMonths } from "#lib/months.ts";
import type { Definition } from "#platform/content/definition.server.ts";

/** How long an installation keeps what nobody needs for today's work. In months. */
export type Retention = {
  /** After a state of content was last seen by visitors. */
  contentMonths: number;
  /** After the last contact with the person who wrote. */
  leadsMonths: number;
  auditMonths: number;
};

/** Whatever else holds, what staff delete can be brought back for this long. */
const undoMs = 30 * 24 * 60 * 60 * 1000;

/** Long enough to look back when something is found out late; ids alone say little about anyone. */
const readsMonths = 12;

/** The moments before which things have ended. */
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

/** Until when a deleted record can be brought back at least. Deleting a lead is no contact with the person. */
export function restorableUntil({ retention, deletedAt, lastContactAt }: BinnedRecord, months: Retention): Date {
  if (retention === "content") return addMonths(deletedAt, months.contentMonths);
  const undo = new Date(deletedAt.getTime() + undoMs);
  const lead = addMonths(lastContactAt, months.leadsMonths);
  return undo > lead ? undo : lead;
}
