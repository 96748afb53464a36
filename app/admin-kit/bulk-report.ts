import type { BulkTexts } from "#app/messages/admin/bulk.ts";
import type { BulkRefusal } from "#lib/bulk.ts";

export type BulkResponse = { done: number[]; refused: BulkRefusal[] };

/** One line such as "2 done, 1 was changed by someone else". */
export function bulkReport(text: BulkTexts, { done, refused }: BulkResponse, countText = text.done): string {
  const countOf = (reason: BulkRefusal["reason"]) => refused.filter((one) => one.reason === reason).length;
  const reasons = new Set(refused.filter(({ reason }) => reason === "refused").map(({ message }) => message));
  const changedCount = countOf("changed");
  const gone = countOf("gone");
  return [
    countText(done.length),
    changedCount > 0 && text.changed(changedCount),
    gone > 0 && text.gone(gone),
    countOf("refused") > 0 && text.refused(countOf("refused"), [...reasons].join("; ")),
  ]
    .filter(Boolean)
    .join(", ");
}
