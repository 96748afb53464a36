import { eq, lte } from "drizzle-orm";
import { AppError } from "#lib/errors.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import type { Definition } from "#platform/content/definition.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { binnedRecords, lockBin, purgeRecords } from "#platform/lifecycle/bin.server.ts";

type By = { userId: number; clientAddress: string };

/** Deletes one record in the bin for good. A record that was restored meanwhile is no longer there. */
export function purgeFromBin(db: Db, definitions: readonly Definition[], revisionId: number, by: By): Promise<void> {
  return db.transaction(async (tx) => {
    await lockBin(tx);
    const [record] = await binnedRecords(tx, eq(revisions.revisionId, revisionId));
    if (!record)
      throw new AppError("notFound", { en: "This record is no longer in the Trash", es: "Este registro ya no está en la Papelera" });
    await purgeRecords(tx, definitions, [record]);
    await recordAudit(tx, { action: "bin.purge", subject: `${record.entity}:${record.entityId}`, ...by });
  });
}

/** Deletes everything in the bin for good that was there when the question was asked. Returns how many records that were. */
export function emptyBin(db: Db, definitions: readonly Definition[], upTo: number, by: By): Promise<number> {
  return db.transaction(async (tx) => {
    await lockBin(tx);
    const records = await binnedRecords(tx, lte(revisions.revisionId, upTo));
    await purgeRecords(tx, definitions, records);
    await recordAudit(tx, { action: "bin.empty", detail: { records: records.length, upTo }, ...by });
    return records.length;
  });
}
