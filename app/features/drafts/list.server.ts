import { and, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { comparePartNames, draftPartNames } from "#lib/draft-parts.ts";
import { stateOfPart } from "#lib/draft-state.ts";
import { type StateOfRecord, stateOfRecord } from "#lib/record-state.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { columnOf, type Definition, type State } from "#platform/content/definition.server.ts";
import { recordTitle } from "#platform/content/record-title.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { draftParts } from "#platform/drafts/tables/draft-parts.server.ts";
import { schedules } from "#platform/drafts/tables/schedules.server.ts";

const mostDrafts = 2_000;

/** Records of these kinds that have unpublished changes, with their states, last changed first. One query per kind. */
export async function listDrafts(db: Db, definitions: readonly Definition[], now = new Date()) {
  const entities = definitions.map(({ entity }) => entity);
  const due = Map.groupBy(await readSchedules(db, entities), targetOf);
  const lists = await Promise.all(definitions.map((definition) => listDraftsOf(db, definition, due, now)));
  return lists
    .flat()
    .toSorted((a, b) => b.changedAt.getTime() - a.changedAt.getTime())
    .slice(0, mostDrafts);
}

/** What is scheduled, by record or set. */
type Due = ReadonlyMap<string, readonly Schedule[]>;

const recordTarget = (entity: string | null, id: number | null) => `${entity}:${id}`;
const setTarget = (setId: number) => `set:${setId}`;
const targetOf = ({ entity, entityId, setId }: Schedule) => (setId === null ? recordTarget(entity, entityId) : setTarget(setId));

async function listDraftsOf(db: Db, definition: Definition, due: Due, now: Date) {
  const rows = await readRows(db, definition);
  const records = [...Map.groupBy(rows, ({ entityId }) => entityId).values()];
  return records.filter(exists).map((parts) => describeRecord(definition, parts, due, now));
}

const publicationFields = ["status", "isActive", "publishedAt"];

/** The parts of all drafts of a kind, each with what its published record says about name and publication. Texts stay in the database. */
function readRows(db: Db, definition: Definition) {
  const { entity, table, names, key } = definition;
  const columns: Record<string, AnyPgColumn> = getTableColumns(table);
  const fields = [...names, ...publicationFields.filter((field) => field in columns)];
  const fieldsWithNames = fields.map((field) => sql`${sql.raw(`'${field}'`)}, ${columnOf(definition, field)}`);
  const idColumn = columnOf(definition, key);
  const typedNames = sql`(select jsonb_object_agg(typed.key, typed.value) from jsonb_each(${draftParts.fields}) typed where ${inArray(sql`typed.key`, names)})`;
  const { part, entityId, isNew, revision, askedAt, approvedRevision, returnedAt, changedBy, changedAt, setId } = draftParts;
  const newest = sql`(select newest.entity_id from ${draftParts} newest where newest.entity = ${entity}
    group by newest.entity_id order by max(newest.changed_at) desc limit ${mostDrafts})`;
  return db
    .select({
      ...{ part, entityId, isNew, revision, askedAt, approvedRevision, returnedAt, changedBy, changedAt, setId },
      typedNames: sql<State | null>`${typedNames}`,
      changedByName: users.userName,
      row: sql<State | null>`case when ${idColumn} is not null then jsonb_build_object(${sql.join(fieldsWithNames, sql`, `)}) end`,
    })
    .from(draftParts)
    .leftJoin(table, eq(idColumn, entityId))
    .leftJoin(users, eq(users.id, changedBy))
    .where(and(eq(draftParts.entity, entity), sql`${entityId} in ${newest}`));
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

/** The draft of a record in the Trash waits there with it. */
const exists = (rows: Row[]) => rows.some(({ isNew, row }) => isNew || row !== null);

function describeRecord(definition: Definition, rows: Row[], due: Due, now: Date) {
  const [first] = rows;
  if (!first) throw new Error("A group has no rows");
  const { entity } = definition;
  const { entityId: id } = first;
  const row = first.row ?? undefined;
  const sets = new Set(rows.flatMap(({ setId }) => (setId === null ? [] : [setTarget(setId)])));
  const own = [recordTarget(entity, id), ...sets].flatMap((target) => due.get(target) ?? []);
  const scheduled = rows.filter((part) => own.some((schedule) => publishes(schedule, part))).map(({ part }) => part);
  const parts = rows.map(describePart).toSorted((a, b) => comparePartNames(a.part, b.part));
  const { hasChanges: _, ...state }: StateOfRecord = stateOfRecord({ row, parts, scheduled }, now);
  const newest = parts.reduce((last, part) => (part.changedAt > last.changedAt ? part : last));
  const english = rows.filter(({ part }) => part !== "es").map(({ typedNames }) => typedNames ?? {});
  return {
    ...{ entity, id, isNew: row === undefined, ...state, parts, scheduled },
    title: recordTitle(definition, Object.assign({}, row, ...english)),
    scheduledFor: scheduled.length > 0 ? firstMoment(own) : null,
    changedByName: newest.changedByName,
    changedAt: newest.changedAt,
  };
}

function describePart(row: Row) {
  const { part, changedBy, changedByName, changedAt } = row;
  return { part, state: stateOfPart(row), changedBy, changedByName, changedAt };
}

type Schedule = Awaited<ReturnType<typeof readSchedules>>[number];

/** What is waiting to be published: parts of a record, or a set. */
function readSchedules(db: Db, entities: string[]) {
  const { entity, entityId, parts, setId, at } = schedules;
  return db
    .select({ entity, entityId, parts, setId, at })
    .from(schedules)
    .where(and(eq(schedules.state, "waiting"), eq(schedules.action, "publish"), sql`(${entity} is null or ${inArray(entity, entities)})`));
}

const publishes = (schedule: Schedule, { part, setId }: Row) =>
  schedule.setId === null ? (schedule.parts ?? draftPartNames).includes(part) : schedule.setId === setId;

const firstMoment = (own: Schedule[]) => own.map(({ at }) => at).reduce((first, at) => (at < first ? at : first));
