import { and, desc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { AppError } from "#lib/errors.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { offsetOf, type Paging, totalsOf } from "#platform/api/paging.server.ts";
import { type Definition, findDefinition } from "#platform/content/definition.server.ts";
import { titleOf } from "#platform/content/revision-title.server.ts";
import { hasWords } from "#platform/content/search-condition.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import { foldedText } from "#platform/database/columns.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { isOnOfficeDays } from "#platform/database/office-days.server.ts";
import { isBinned } from "#platform/lifecycle/bin.server.ts";
import { type Retention, restorableUntil } from "#platform/lifecycle/retention-times.server.ts";
import { namePublications } from "./publications.server.ts";
import type { RevisionFilter } from "./schema.ts";

const earlierRevisions = alias(revisions, "earlier");

const formerRevisionId = sql<
  number | null
>`(select max(${earlierRevisions.revisionId}) from ${revisions} as earlier where ${earlierRevisions.entity} = ${revisions.entity}
  and ${earlierRevisions.entityId} = ${revisions.entityId} and ${earlierRevisions.revisionId} < ${revisions.revisionId})`.mapWith(Number);

const columnsOf = (definitions: readonly Definition[]) => ({
  revisionId: revisions.revisionId,
  entity: revisions.entity,
  entityId: revisions.entityId,
  action: revisions.action,
  version: revisions.version,
  title: titleOf(definitions).as("title"),
  userId: revisions.userId,
  userName: users.userName,
  createdAt: revisions.createdAt,
  formerRevisionId,
  publication: revisions.publication,
});

export type RevisionItem = Awaited<ReturnType<typeof listRevisions>>["revisions"][number];

function revisionPage<More extends Record<string, SQL>>(
  db: Db,
  definitions: readonly Definition[],
  where: SQL | undefined,
  paging: Paging,
  more: More,
) {
  return db
    .select({ ...columnsOf(definitions), ...more })
    .from(revisions)
    .leftJoin(users, eq(users.id, revisions.userId))
    .where(where)
    .orderBy(desc(revisions.revisionId))
    .limit(paging.pageSize)
    .offset(offsetOf(paging));
}

const isOf = (definitions: readonly Definition[]): SQL =>
  inArray(
    revisions.entity,
    definitions.map(({ entity }) => entity),
  );

/** Titles have no index, so a search covers only the newest changes. */
const searchedChanges = 10_000;
const isRecent = sql`${revisions.revisionId} > (select max(${earlierRevisions.revisionId}) from ${revisions} as earlier) - ${searchedChanges}`;

/** Newest first; a search finds records by their titles. */
export async function listRevisions(db: Db, definitions: readonly Definition[], query: RevisionFilter & Paging) {
  const { filterKey, id, userId, byPeople } = query;
  const where = and(
    isOf(definitions),
    id ? eq(revisions.entityId, id) : undefined,
    userId ? eq(revisions.userId, userId) : undefined,
    byPeople ? isNotNull(revisions.userId) : undefined,
    isOnOfficeDays(revisions.createdAt, query),
    ...(filterKey === "" ? [] : [isRecent, hasWords(foldedText(titleOf(definitions)), filterKey)]),
  );
  const rows = await namePublications(db, await revisionPage(db, definitions, where, query, {}));
  return { revisions: rows, ...(await totalsOf(db, revisions, where, query, rows.length)) };
}

export const listPeople = (db: Db) =>
  db.select({ userId: users.id, userName: users.userName }).from(users).orderBy(users.userName, users.id);

/** Of messages: when staff last worked on it. */
const lastContactAt = sql<string | null>`${revisions.state} ->> 'updatedAt'`;

/** Records whose last revision is their deletion, each with the day until which it can be restored. */
export async function listDeleted(db: Db, definitions: readonly Definition[], filterKey: string, months: Retention, paging: Paging) {
  const where = and(isBinned(db), isOf(definitions), hasWords(foldedText(titleOf(definitions)), filterKey));
  const rows = await namePublications(db, await revisionPage(db, definitions, where, paging, { lastContactAt }));
  const binItems = rows.map(({ lastContactAt, ...row }) => {
    const retention = findDefinition(definitions, row.entity)?.retention ?? "content";
    const times = { retention, deletedAt: row.createdAt, lastContactAt: new Date(lastContactAt ?? row.createdAt) };
    return { ...row, restorableUntil: restorableUntil(times, months) };
  });
  return { revisions: binItems, ...(await totalsOf(db, revisions, where, paging, rows.length)) };
}

export async function getRevision(db: Db, definitions: readonly Definition[], id: number) {
  const [row] = await db
    .select({ ...columnsOf(definitions), state: revisions.state })
    .from(revisions)
    .leftJoin(users, eq(users.id, revisions.userId))
    .where(and(eq(revisions.revisionId, id), isOf(definitions)));
  const [revision] = await namePublications(db, row ? [row] : []);
  if (!revision) throw new AppError("notFound", { en: `Revision ${id} does not exist`, es: `No se encontró la revisión ${id}` });
  return revision;
}
