import { and, desc, eq, gt, inArray, notExists, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { revisions } from "#db/tables/revisions.server.ts";
import { users } from "#db/tables/staff.server.ts";
import { AppError } from "#lib/errors.ts";
import { offsetOf, type Paging, totalsOf } from "#platform/api/paging.server.ts";
import { stores } from "#platform/content/stores.server.ts";
import type { Db } from "#platform/database/db.server.ts";

export type Entity = keyof typeof stores;
export const entities = Object.keys(stores) as [Entity, ...Entity[]];

const text = (field: string) => sql`nullif(${revisions.state}->>${sql.raw(`'${field}'`)}, '')`;

/** What the record is called by whatever names it has. */
const title = sql<string>`coalesce(${text("title")}, ${text("name")}, ${text("context")}, '')`;
const person = sql<string>`trim(concat(${text("firstName")}, ' ', ${text("lastName")}))`;

const columns = {
  revisionId: revisions.revisionId,
  entity: revisions.entity,
  entityId: revisions.entityId,
  action: revisions.action,
  version: revisions.version,
  title: sql<string>`case when ${revisions.entity} = 'loanofficer' then ${person} else ${title} end`.as("title"),
  userId: revisions.userId,
  userName: users.userName,
  createdAt: revisions.createdAt,
};

export type RevisionItem = Awaited<ReturnType<typeof revisionPage>>[number];

function revisionPage(db: Db, where: SQL | undefined, paging: Paging) {
  return db
    .select(columns)
    .from(revisions)
    .leftJoin(users, eq(users.id, revisions.userId))
    .where(where)
    .orderBy(desc(revisions.revisionId))
    .limit(paging.pageSize)
    .offset(offsetOf(paging));
}

async function list(db: Db, where: SQL | undefined, paging: Paging) {
  const rows = await revisionPage(db, where, paging);
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

const later = alias(revisions, "later");

/** The bin: records whose last change was their delete. */
export function listDeleted(db: Db, asked: Entity[], paging: Paging) {
  const afterwards = db
    .select({ one: sql`1` })
    .from(later)
    .where(and(eq(later.entity, revisions.entity), eq(later.entityId, revisions.entityId), gt(later.revisionId, revisions.revisionId)));
  const where = and(eq(revisions.action, "delete"), ofKinds(asked), notExists(afterwards));
  return list(db, where, paging);
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
