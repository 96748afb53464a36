import { and, eq, gt, ne, notExists, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type DraftPartName, draftPartNames } from "#lib/draft-parts.ts";
import { AppError } from "#lib/errors.ts";
import { addMonths } from "#lib/months.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { rollBackAfter } from "#platform/api/preview.server.ts";
import { removeParts } from "#platform/content/end-schedules.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { refuseDuplicate } from "#platform/database/errors.server.ts";
import { isOnOfficeDays } from "#platform/database/office-days.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import type { DraftKind } from "./draft-kinds.server.ts";
import { changeSchedules } from "./schedule-changes.server.ts";
import {
  describeContent,
  lockTarget,
  readPartsToPublish,
  refuseImpossible,
  type ScheduledChange,
  type ScheduleTarget,
} from "./schedule-target.server.ts";
import { getSet } from "./sets.server.ts";
import { draftSets } from "./tables/draft-sets.server.ts";
import { schedules } from "./tables/schedules.server.ts";

export type Schedule = typeof schedules.$inferSelect;

type NewSchedule = Omit<ScheduledChange, "scheduleId"> & { at: Date };

/** Longest time ahead. */
const maxMonths = 24;

/**
 * Sets the time of a change. It is tried out first and rolled back, so that an incomplete draft, a conflict, a missing approval or a
 * missing confirmation shows now and not at the set time. Waiting schedules for the same parts give them up. Only parts that exist now
 * are published: someone may begin others later.
 */
export async function setSchedule(
  platform: Platform,
  kinds: readonly DraftKind[],
  given: NewSchedule,
  actor: StaffActor,
  now = new Date(),
): Promise<Schedule> {
  const { entity, entityId, setId, action, at, reason } = given;
  refuseTime(at, now);
  return changeSchedules(platform.db, async (tx) => {
    await lockTarget(tx, given);
    const isPartial = setId == null && action === "publish";
    const parts = isPartial ? await choosePartsOfRecord(tx, given) : null;
    const change = { ...given, parts };
    await rollBackAfter(tx, async (savepoint) => {
      await refuseImpossible(platform, savepoint, kinds, change, actor);
      return true;
    });
    const isSameWaiting = and(isOfTarget(given), eq(schedules.action, action), eq(schedules.state, "waiting"));
    await removeParts(tx, await tx.select().from(schedules).where(isSameWaiting).for("update"), parts ?? draftPartNames);
    const confirmedContent = await describeContent(tx, kinds, change);
    const values = { entity, entityId, setId, parts, action, at, reason, confirmedContent, createdBy: actor.userId, createdAt: now };
    const [row] = await tx
      .insert(schedules)
      .values(values)
      .returning()
      .catch(refuseDuplicate("schedules_set_index", "at", setMeanwhile));
    if (!row) throw new Error("An insert returned no row");
    return row;
  });
}

const setMeanwhile = {
  en: "Someone else has scheduled this set at the same time; please try again",
  es: "Otra persona programó este conjunto al mismo tiempo; inténtelo de nuevo",
};

/** Refuses parts that are in a set: they go live with it. */
async function choosePartsOfRecord(tx: Db, target: ScheduleTarget): Promise<DraftPartName[]> {
  const rows = await readPartsToPublish(tx, target);
  const inSet = rows.find(({ setId }) => setId !== null);
  if (inSet?.setId == null) return rows.map(({ part }) => part);
  const { name } = await getSet(tx, inSet.setId);
  throw new AppError("conflict", {
    en: `This draft is in the set “${name}”. Schedule the set, or take the draft out of it first`,
    es: `Este borrador está en el conjunto «${name}». Programe el conjunto, o primero saque el borrador de él`,
  });
}

function refuseTime(at: Date, now: Date): void {
  if (at <= now)
    throw AppError.field("at", {
      en: "The time must be in the future",
      es: "La fecha y la hora deben estar en el futuro",
    });
  if (at > addMonths(now, maxMonths))
    throw AppError.field("at", {
      en: "The time must be within the next two years",
      es: "La fecha debe estar dentro de los próximos dos años",
    });
}

/** The draft and the live page stay as they are. */
export async function cancelSchedule(db: Db, scheduleId: number, mayCancel: (schedule: Schedule) => boolean): Promise<Schedule> {
  return changeSchedules(db, async (tx) => {
    const [schedule] = await tx.select().from(schedules).where(eq(schedules.scheduleId, scheduleId)).for("update");
    if (!schedule) throw new AppError("notFound", { en: "There is no such schedule", es: "Esa programación no existe" });
    if (!mayCancel(schedule)) throw new AppError("forbidden", { en: "You may not cancel this", es: "Usted no puede cancelar esto" });
    if (schedule.state !== "waiting")
      throw new AppError("conflict", {
        en: "It is no longer waiting: it has run or was canceled",
        es: "Ya no está pendiente: se ejecutó o se canceló",
      });
    await tx.update(schedules).set({ state: "canceled" }).where(eq(schedules.scheduleId, scheduleId));
    return schedule;
  });
}

export const isOfTarget = ({ entity, entityId, setId }: ScheduleTarget): SQL | undefined =>
  setId == null ? and(eq(schedules.entity, entity ?? ""), eq(schedules.entityId, entityId ?? 0)) : eq(schedules.setId, setId);

const withAuthors = (db: Db) =>
  db.select({ schedule: schedules, createdByName: users.userName }).from(schedules).leftJoin(users, eq(users.id, schedules.createdBy));

/** What is set for a record or a set, and what failed and was neither set again nor published since, in order of time. */
export const listTargetSchedules = (db: Db, target: ScheduleTarget) =>
  withAuthors(db)
    .where(and(isOfTarget(target), or(eq(schedules.state, "waiting"), isLatestFailure(db))))
    .orderBy(schedules.at, schedules.scheduleId);

const later = alias(schedules, "later");

function isLatestFailure(db: Db): SQL | undefined {
  const isSameTarget = sql`(${later.entity}, ${later.entityId}, ${later.setId}) is not distinct from (${schedules.entity}, ${schedules.entityId}, ${schedules.setId})`;
  const setAgain = and(isSameTarget, eq(later.action, schedules.action), gt(later.scheduleId, schedules.scheduleId));
  const changedSince = and(
    eq(revisions.entity, schedules.entity),
    eq(revisions.entityId, schedules.entityId),
    gt(revisions.createdAt, schedules.ranAt),
  );
  const settledSince = and(
    eq(draftSets.setId, schedules.setId),
    or(gt(draftSets.publishedAt, schedules.ranAt), gt(draftSets.revertedAt, schedules.ranAt)),
  );
  return and(
    eq(schedules.state, "failed"),
    notExists(db.select({ one: sql`1` }).from(later).where(setAgain)),
    notExists(db.select({ one: sql`1` }).from(revisions).where(changedSince)),
    notExists(db.select({ one: sql`1` }).from(draftSets).where(settledSince)),
  );
}

/** What is or was set for days of the office's calendar, at most so many. */
export const listSchedules = (db: Db, days: { from: string; to: string }, most: number) =>
  withAuthors(db)
    .where(and(ne(schedules.state, "canceled"), isOnOfficeDays(schedules.at, days)))
    .orderBy(schedules.at, schedules.scheduleId)
    .limit(most);

/** A run that is this much after its time was delayed by an outage. */
const lateMs = 10_000;

export const isLate = ({ at, ranAt }: Pick<Schedule, "at" | "ranAt">): boolean => ranAt !== null && ranAt.getTime() - at.getTime() > lateMs;
