import type { Definition } from "#platform/content/definition.server.ts";
import type { RecordsRead } from "#platform/personal-data/record-reads.server.ts";

/** Revisions of leads hold visitors' names and messages. */
export function personalRecords(definitions: readonly Definition[], records: Array<{ entity: string; entityId: number }>): RecordsRead[] {
  return definitions
    .filter(({ retention }) => retention === "leads")
    .map(({ entity }) => ({ entity, ids: records.filter((record) => record.entity === entity).map(({ entityId }) => entityId) }));
}
