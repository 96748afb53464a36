import { and, asc, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { maxPublications, maxSchedules } from "#app/features/drafts/calendar-address.ts";
import { localize } from "#lib/localize.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { columnOf, type Definition, findDefinition, type State } from "#platform/content/definition.server.ts";
import { namedState, recordTitle } from "#platform/content/record-title.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { isOnOfficeDays } from "#platform/database/office-days.server.ts";
import type { DraftKind } from "#platform/drafts/draft-kinds.server.ts";
import { isLate, listSchedules, type Schedule } from "#platform/drafts/schedules.server.ts";
import { draftParts } from "#platform/drafts/tables/draft-parts.server.ts";
import { draftSets } from "#platform/drafts/tables/draft-sets.server.ts";
import { schedules } from "#platform/drafts/tables/schedules.server.ts";
import { findScheduledProblems } from "./scheduled-problems.server.ts";
import type { ScheduledProblem } from "./schedules-schema.ts";

type Row = { schedule: Schedule; createdByName: string | null };

/** Schedules as staff see them, each with the name of its record or set. */
export async function describeSchedules(
  db: Db,
  definitions: readonly Definition[],
  rows: readonly Row[],
  problems: ReadonlyMap<number, ScheduledProblem> = new Map(),
) {
  const titleOf = await readTitles(
    db,
    definitions,
    rows.map(({ schedule }) => schedule),
  );
  return rows.map(({ schedule, createdByName }) => {
    const { scheduleId, entity, entityId: id, setId, parts, action, at, state, ranAt, failure } = schedule;
    const outcome = {
      ranAt,
      isLate: isLate(schedule),
      failure: failure && localize(failure),
      problem: problems.get(scheduleId) ?? null,
    };
    return { scheduleId, entity, id, setId, title: titleOf(schedule), parts, action, at, state, ...outcome, createdByName };
  });
}

type Named = Pick<Schedule, "entity" | "entityId" | "setId">;

/** One query per kind, regardless of the number of records. A name that the draft changes is the new one. */
async function readTitles(db: Db, definitions: readonly Definition[], named: readonly Named[]): Promise<(schedule: Named) => string> {
  const titles = new Map<string, string>();
  for (const definition of definitions) {
    const { entity } = definition;
    const ids = [...new Set(named.flatMap((schedule) => (schedule.entity === entity ? [schedule.entityId ?? 0] : [])))];
    if (ids.length === 0) continue;
    const states = new Map(await readLiveNames(db, definition, ids));
    const deleted = ids.filter((id) => !states.has(id));
    if (deleted.length > 0) for (const [id, named] of await readLastNames(db, definition, deleted)) states.set(id, named);
    const drafts = await db
      .select({ id: draftParts.entityId, part: draftParts.part, fields: draftParts.fields })
      .from(draftParts)
      .where(and(eq(draftParts.entity, entity), inArray(draftParts.entityId, ids)));
    for (const { id, part, fields } of drafts) if (part !== "es") states.set(id, { ...states.get(id), ...fields });
    for (const id of ids)
      titles.set(`${entity}:${id}`, recordTitle(definition, states.get(id) ?? {}) || `${localize(definition.label)} ${id}`);
  }
  const setIds = [...new Set(named.flatMap(({ setId }) => setId ?? []))];
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

/** What deleted records were called. */
async function readLastNames(db: Db, definition: Definition, ids: number[]): Promise<Array<[number, State]>> {
  const rows = await db
    .selectDistinctOn([revisions.entityId], { id: revisions.entityId, named: namedState([definition]) })
    .from(revisions)
    .where(and(eq(revisions.entity, definition.entity), inArray(revisions.entityId, ids)))
    .orderBy(revisions.entityId, desc(revisions.revisionId));
  return rows.map(({ id, named }) => [id, named ?? {}]);
}

/** What waits to be published and would be refused now, first what is due first. */
export async function listRefusedSchedules(db: Db, kinds: readonly DraftKind[]) {
  const problems = await findScheduledProblems(db, kinds);
  if (problems.size === 0) return [];
  const rows = await db
    .select({ schedule: schedules, createdByName: users.userName })
    .from(schedules)
    .leftJoin(users, eq(users.id, schedules.createdBy))
    .where(inArray(schedules.scheduleId, [...problems.keys()]))
    .orderBy(asc(schedules.at));
  return describeSchedules(
    db,
    kinds.map(({ definition }) => definition),
    rows,
    problems,
  );
}

/** What drafts became public in a month, apart from what a schedule published, which is listed as a schedule. */
const listPublications = (db: Db, definitions: readonly Definition[], from: string, to: string) =>
  db
    .select({
      revisionId: revisions.revisionId,
      entity: revisions.entity,
      id: revisions.entityId,
      named: namedState(definitions),
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

function titleOfPublication(definitions: readonly Definition[], { entity, id }: { entity: string; id: number }, named: State): string {
  const definition = findDefinition(definitions, entity);
  return (definition && recordTitle(definition, named)) || `${definition ? localize(definition.label) : entity} ${id}`;
}

/** The last day of a month such as 2026-11. */
export function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return `${month}-${String(new Date(Date.UTC(year, number, 0)).getUTCDate()).padStart(2, "0")}`;
}

/** What happens and happened in a month at the office. */
export async function readCalendar(db: Db, kinds: readonly DraftKind[], month: string) {
  const definitions = kinds.map(({ definition }) => definition);
  const [from, to] = [`${month}-01`, lastDayOf(month)];
  const publications = await listPublications(db, definitions, from, to);
  return {
    scheduleListVm: await describeSchedules(
      db,
      definitions,
      await listSchedules(db, { from, to }, maxSchedules),
      await findScheduledProblems(db, kinds),
    ),
    publicationListVm: publications.map(({ publication, named, ...row }) => ({
      ...row,
      title: titleOfPublication(definitions, row, named ?? {}),
      parts: publication?.parts ?? [],
    })),
  };
}
