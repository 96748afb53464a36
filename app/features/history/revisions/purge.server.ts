import { eq, lte } from "drizzle-orm";
import { AppError } from "#lib/errors.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import type { Definition } from "#platform/content/definition.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { binnedRecords, lockBin, purgeRecords } from "#platform/lifecycle/bin.server.ts";

export function purgeFromBin(
  db: Db,
  definitions: readonly Definition[],
  revisionId: number,
  { userId, clientAddress }: StaffActor,
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockBin(tx);
    const [record] = await binnedRecords(tx, eq(revisions.revisionId, revisionId));
    if (!record)
      throw new AppError("notFound", { en: "This record is no longer in the Trash", es: "Este registro ya no está en la Papelera" });
    await purgeRecords(tx, definitions, [record]);
    await recordAudit(tx, { action: "bin.purge", subject: `${record.entity}:${record.entityId}`, userId, clientAddress });
  });
}

/** Deletes for good what was in the bin when the user was asked. Returns the number of records. */
export function emptyBin(db: Db, definitions: readonly Definition[], upTo: number, { userId, clientAddress }: StaffActor): Promise<number> {
  return db.transaction(async (tx) => {
    await lockBin(tx);
    const records = await binnedRecords(tx, lte(revisions.revisionId, upTo));
    await purgeRecords(tx, definitions, records);
    await recordAudit(tx, { action: "bin.empty", detail: { records: records.length, upTo }, userId, clientAddress });
    return records.length;
  });
}
