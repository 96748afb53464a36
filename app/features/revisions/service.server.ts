import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { foldedText } from "#db/tables/content-columns.server.ts";
import { revisions } from "#db/tables/revisions.server.ts";
import { users } from "#db/tables/staff.server.ts";
import { AppError } from "#lib/errors.ts";
import { offsetOf, type Paging, totalsOf } from "#platform/api/paging.server.ts";
import { hasWords } from "#platform/content/search-condition.server.ts";
import { stores } from "#platform/content/stores.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { isBinned } from "#platform/lifecycle/bin.server.ts";
import { type Retention, restorableUntil } from "#platform/lifecycle/retention-times.server.ts";

export type Entity = keyof typeof stores;
export const entities = Object.keys(stores) as [Entity, ...Entity[]];

const text = (field: string) => sql`nullif(${revisions.state}->>${sql.raw(`'${field}'`)}, '')`;

/** What the record is called by whatever names it has. */
const title = sql<string>`coalesce(${text("title")}, ${text("name")}, ${text("context")}, '')`;
const person = sql<string>`trim(concat(${text("firstName")}, ' ', ${text("lastName")}))`;

const recordTitle = sql<string>`case when ${revisions.entity} = 'loanofficer' then ${person} else ${title} end`;

const columns = {
  revisionId: revisions.revisionId,
  entity: revisions.entity,
  entityId: revisions.entityId,
  action: revisions.action,
  version: revisions.version,
  title: recordTitle.as("title"),
  userId: revisions.userId,
  userName: users.userName,
  createdAt: revisions.createdAt,
};

export type RevisionItem = Awaited<ReturnType<typeof revisionPage>>[number];

function revisionPage<More extends Record<string, SQL>>(db: Db, where: SQL | undefined, paging: Paging, more: More) {
  return db
    .select({ ...columns, ...more })
    .from(revisions)
    .leftJoin(users, eq(users.id, revisions.userId))
    .where(where)
    .orderBy(desc(revisions.revisionId))
    .limit(paging.pageSize)
    .offset(offsetOf(paging));
}

async function list(db: Db, where: SQL | undefined, paging: Paging) {
  const rows = await revisionPage(db, where, paging, {});
  return { revisions: rows, ...(await totalsOf(db, revisions, where, paging, rows.length)) };
}

/** Nothing is compared where every kind is asked for. */
function ofKinds(asked: Entity[]): SQL | undefined {
  const [only, ...more] = asked;
  if (only && more.length === 0) return eq(revisions.entity, only);
  return asked.length === entities.length ? undefined : inArray(revisions.entity, asked);
}

/** The history of one record, or of all of them, newest first. */
export function listRevisions(db: Db, asked: Entity[], id: number | undefined, paging: Paging) {
  const where = and(ofKinds(asked), id ? eq(revisions.entityId, id) : undefined);
  return list(db, where, paging);
}

/** When the person who wrote a message was last dealt with; content has no such moment. */
const lastContactAt = sql<string | null>`${revisions.state} ->> 'updatedAt'`;

/** The bin: records whose last change was their delete, each with the day until which it can be brought back. A search finds them by what they were called. */
export async function listDeleted(db: Db, asked: Entity[], filterKey: string, retention: Retention, paging: Paging) {
  const where = and(isBinned(db), ofKinds(asked), hasWords(foldedText(recordTitle), filterKey));
  const rows = await revisionPage(db, where, paging, { lastContactAt });
  const binned = rows.map(({ lastContactAt, ...row }) => {
    const times = { entity: row.entity, deletedAt: row.createdAt, lastContactAt: new Date(lastContactAt ?? row.createdAt) };
    return { ...row, restorableUntil: restorableUntil(times, retention) };
  });
  return { revisions: binned, ...(await totalsOf(db, revisions, where, paging, rows.length)) };
}

export async function getRevision(db: Db, id: number) {
  const [row] = await db
    .select({ ...columns, state: revisions.state })
    .from(revisions)
    .leftJoin(users, eq(users.id, revisions.userId))
    .where(eq(revisions.revisionId, id));
  if (!row) throw new AppError("notFound", `Revision ${id} does not exist`);
  return row;
}
