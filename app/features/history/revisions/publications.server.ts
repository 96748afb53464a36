import { inArray } from "drizzle-orm";
import { users } from "#platform/accounts/tables/staff.server.ts";
import type { Publication } from "#platform/content/tables/revisions.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { draftSets } from "#platform/drafts/tables/draft-sets.server.ts";

/** Adds the names of the people and the set that a publication has by their ids. An account that is gone has no name. */
export async function namePublications<Row extends { publication: Publication | null }>(db: Db, rows: Row[]) {
  const publications = rows.flatMap(({ publication }) => publication ?? []);
  const userIds = publications.flatMap(({ writtenBy, approvedBy }) => [...writtenBy, ...approvedBy]);
  const setIds = publications.flatMap(({ setId }) => setId ?? []);
  const people =
    userIds.length === 0 ? [] : await db.select({ id: users.id, name: users.userName }).from(users).where(inArray(users.id, userIds));
  const sets =
    setIds.length === 0
      ? []
      : await db.select({ id: draftSets.setId, name: draftSets.name }).from(draftSets).where(inArray(draftSets.setId, setIds));
  const namesOf = (ids: number[]) => people.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  const describe = ({ parts, writtenBy, approvedBy, approvedAt, reason, setId, scheduleId }: Publication) => ({
    parts,
    writtenBy: namesOf(writtenBy),
    approvedBy: namesOf(approvedBy),
    approvedAt: approvedAt ?? null,
    reason: reason ?? null,
    setId: setId ?? null,
    setName: sets.find(({ id }) => id === setId)?.name ?? null,
    wasScheduled: scheduleId !== undefined,
  });
  return rows.map(({ publication, ...row }) => ({ ...row, publication: publication && describe(publication) }));
}
