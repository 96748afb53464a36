import { and, eq, gt, inArray, notExists, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Definition, findDefinition } from "#platform/content/definition.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import { type Db, takeAdvisoryLock } from "#platform/database/db.server.ts";
import { forgetDrafts } from "./forget-drafts.server.ts";

const laterRevisions = alias(revisions, "later");

/** A deletion that is the record's last revision. */
export function isBinned(db: Db): SQL | undefined {
  const afterwards = db
    .select({ one: sql`1` })
    .from(laterRevisions)
    .where(
      and(
        eq(laterRevisions.entity, revisions.entity),
        eq(laterRevisions.entityId, revisions.entityId),
        gt(laterRevisions.revisionId, revisions.revisionId),
      ),
    );
  return and(eq(revisions.action, "delete"), notExists(afterwards));
}

/** Restoring and purging take turns. */
export const lockBin = (tx: Db) => takeAdvisoryLock(tx, "bin");

type RecordKey = { entity: string; entityId: number };

export function binnedRecords(tx: Db, where?: SQL, limit?: number): Promise<RecordKey[]> {
  const binnedRows = tx
    .select({ entity: revisions.entity, entityId: revisions.entityId })
    .from(revisions)
    .where(and(isBinned(tx), where))
    .orderBy(revisions.revisionId);
  return limit === undefined ? binnedRows : binnedRows.limit(limit);
}

const idsPerStatement = 1000;

/** Permanently, with their history and drafts. Unused pictures go with the next sweep. */
export async function purgeRecords(tx: Db, definitions: readonly Definition[], records: RecordKey[]): Promise<void> {
  for (const [entity, keys] of Map.groupBy(records, (record) => record.entity)) {
    const ids = keys.map(({ entityId }) => entityId);
    const deleteHistory = (tx: Db, some: number[]) =>
      tx.delete(revisions).where(and(eq(revisions.entity, entity), inArray(revisions.entityId, some)));
    const purge = findDefinition(definitions, entity)?.purge ?? deleteHistory;
    for (let start = 0; start < ids.length; start += idsPerStatement) {
      const some = ids.slice(start, start + idsPerStatement);
      await purge(tx, some);
      await forgetDrafts(tx, entity, some);
    }
  }
}
