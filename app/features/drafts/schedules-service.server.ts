import { and, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { maxPublications } from "#app/features/drafts/calendar-address.ts";
import { localize } from "#lib/localize.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { columnOf, type Definition, nameOf, type State } from "#platform/content/definition.server.ts";
import { titleOf } from "#platform/content/revision-title.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { isOnOfficeDays } from "#platform/database/office-days.server.ts";
import { isLate, listSchedules, type Schedule } from "#platform/drafts/schedules.server.ts";
import { draftParts } from "#platform/drafts/tables/draft-parts.server.ts";
import { draftSets } from "#platform/drafts/tables/draft-sets.server.ts";

type Row = { schedule: Schedule; createdByName: string | null };

/** Schedules as staff see them, each with the name of its record or set. */
export async function describeSchedules(db: Db, definitions: readonly Definition[], rows: readonly Row[]) {
  const titleOf = await readTitles(
    db,
    definitions,
    rows.map(({ schedule }) => schedule),
  );
  return rows.map(({ schedule, createdByName }) => {
    const { scheduleId, entity, entityId: id, setId, parts, action, at, state, ranAt, failure } = schedule;
    const outcome = { ranAt, isLate: isLate(schedule), failure: failure && localize(failure) };
    return { scheduleId, entity, id, setId, title: titleOf(schedule), parts, action, at, state, ...outcome, createdByName };
  });
}

type Named = Pick<Schedule, "entity" | "entityId" | "setId">;

/** One query per kind, whatever the number of records. A name that the draft changes is the new one. */
async function readTitles(db: Db, definitions: readonly Definition[], schedules: readonly Named[]): Promise<(schedule: Named) => string> {
  const titles = new Map<string, string>();
  for (const definition of definitions) {
    const { entity } = definition;
    const ids = [...new Set(schedules.flatMap((schedule) => (schedule.entity === entity ? [schedule.entityId ?? 0] : [])))];
    if (ids.length === 0) continue;
    const states = new Map(await readLiveNames(db, definition, ids));
    const drafts = await db
      .select({ id: draftParts.entityId, part: draftParts.part, fields: draftParts.fields })
      .from(draftParts)
      .where(and(eq(draftParts.entity, entity), inArray(draftParts.entityId, ids)));
    for (const { id, part, fields } of drafts) if (part !== "es") states.set(id, { ...states.get(id), ...fields });
    for (const id of ids) titles.set(`${entity}:${id}`, nameOf(definition, states.get(id) ?? {}) || `${localize(definition.label)} ${id}`);
  }
  const setIds = [...new Set(schedules.flatMap(({ setId }) => setId ?? []))];
  const sets = setIds.length > 0 ? await db.select().from(draftSets).where(inArray(draftSets.setId, setIds)) : [];
  for (const { setId, name } of sets) titles.set(`set:${setId}`, name);
  return ({ entity, entityId, setId }) => titles.get(setId === null ? `${entity}:${entityId}` : `set:${setId}`) ?? "";
}

async function readLiveNames(db: Db, definition: Definition, ids: number[]): Promise<Array<[number, State]>> {
  const key = columnOf(definition, definition.key);
  const names = Object.fromEntries(definition.names.map((name) => [name, columnOf(definition, name)]));
  const rows = await db
    .select({ ...names, id: key })
    .from(definition.table)
    .where(inArray(key, ids));
  return rows.map((row) => [Number(row.id), row]);
}

/** What drafts became public in a month, apart from what a schedule published, which is listed as a schedule. */
const listPublications = (db: Db, definitions: readonly Definition[], from: string, to: string) =>
  db
    .select({
      revisionId: revisions.revisionId,
      entity: revisions.entity,
      id: revisions.entityId,
      title: titleOf(definitions),
      publication: revisions.publication,
      at: revisions.createdAt,
      userName: users.userName,
    })
    .from(revisions)
    .leftJoin(users, eq(users.id, revisions.userId))
    .where(
      and(
        isOnOfficeDays(revisions.createdAt, { from, to }),
        isNotNull(revisions.publication),
        sql`not ${revisions.publication} ? 'scheduleId'`,
        inArray(
          revisions.entity,
          definitions.map(({ entity }) => entity),
        ),
      ),
    )
    .orderBy(desc(revisions.revisionId))
    .limit(maxPublications);

/** The last day of a month such as 2026-11. */
export function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return `${month}-${String(new Date(Date.UTC(year, number, 0)).getUTCDate()).padStart(2, "0")}`;
}

/** What happens and happened in a month at the office. */
export async function readCalendar(db: Db, definitions: readonly Definition[], month: string) {
  const [from, to] = [`${month}-01`, lastDayOf(month)];
  const publications = await listPublications(db, definitions, from, to);
  return {
    scheduleListVm: await describeSchedules(db, definitions, await listSchedules(db, { from, to })),
    publicationListVm: publications.map(({ publication, title, ...row }) => ({
      ...row,
      title: String(title ?? ""),
      parts: publication?.parts ?? [],
    })),
  };
}
