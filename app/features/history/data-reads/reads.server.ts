import { setImmediate } from "node:timers/promises";
import { and, desc, eq, lt, type SQL } from "drizzle-orm";
import { localize } from "#lib/localize.ts";
import { offsetOf, totalsOf } from "#platform/api/paging.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { isOnOfficeDays } from "#platform/database/office-days.server.ts";
import type { PersonalDataSource } from "#platform/personal-data/source.server.ts";
import { personalDataReads } from "#platform/personal-data/tables/personal-data-reads.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { findNames } from "./names.server.ts";
import type { ReadsFilter, ReadsQuery } from "./schema.ts";

type Sources = Pick<Platform, "db" | "personalData">;
type Read = typeof personalDataReads.$inferSelect;

const { personalDataReadId: id } = personalDataReads;

function readsCondition({ userId, from, to }: ReadsFilter): SQL | undefined {
  return and(
    userId === undefined ? undefined : eq(personalDataReads.userId, userId),
    isOnOfficeDays(personalDataReads.lastAt, { from, to }),
  );
}

export async function listReads({ db, personalData }: Sources, query: ReadsQuery) {
  const where = readsCondition(query);
  const rows = await db
    .select()
    .from(personalDataReads)
    .where(where)
    .orderBy(desc(personalDataReads.lastAt), desc(id))
    .limit(query.pageSize)
    .offset(offsetOf(query));
  return { reads: await describeReads({ db, personalData }, rows), ...(await totalsOf(db, personalDataReads, where, query, rows.length)) };
}

export async function describeReads({ db, personalData }: Sources, rows: Read[]) {
  const nameOf = await findNames(
    db,
    rows.map(({ userId }) => userId),
  );
  return rows.map(({ readKey: _, recordIds, ...row }) => ({
    ...row,
    who: nameOf(row.userId),
    sentence: describeRead(row.call, personalData),
    recordCount: recordIds.length,
    recordId: recordIds.length === 1 ? (recordIds[0] ?? null) : null,
  }));
}

/** The embedded database runs in this thread: small batches let other requests in between. */
const batchSize = 200;

export async function* streamReads(db: Db, filter: ReadsFilter): AsyncGenerator<Read[]> {
  const where = readsCondition(filter);
  let before: number | undefined;
  for (;;) {
    const isBefore = before === undefined ? undefined : lt(id, before);
    const rows = await db.select().from(personalDataReads).where(and(where, isBefore)).orderBy(desc(id)).limit(batchSize);
    yield rows;
    before = rows.at(-1)?.personalDataReadId;
    if (rows.length < batchSize) return;
    await setImmediate();
  }
}

type Totals = { reads: number; exports: number; records: Set<string>; firstAt: Date; lastAt: Date };

const earlier = (one: Date, other: Date) => (one < other ? one : other);
const later = (one: Date, other: Date) => (one > other ? one : other);

export async function summarizeReads(db: Db, filter: ReadsFilter) {
  const people = new Map<number, Totals>();
  const records = new Map<string, Set<number>>();
  for await (const rows of streamReads(db, filter)) {
    for (const { userId, call, times, entity, recordIds, at, lastAt } of rows) {
      const person = people.get(userId) ?? { reads: 0, exports: 0, records: new Set(), firstAt: at, lastAt };
      const ofKind = records.get(entity) ?? new Set();
      for (const recordId of recordIds) {
        person.records.add(`${entity}:${recordId}`);
        ofKind.add(recordId);
      }
      person.reads += times;
      if (isExportCall(call)) person.exports += times;
      person.firstAt = earlier(person.firstAt, at);
      person.lastAt = later(person.lastAt, lastAt);
      people.set(userId, person);
      records.set(entity, ofKind);
    }
  }
  const nameOf = await findNames(db, [...people.keys()]);
  const readers = [...people].map(([userId, { records, ...totals }]) => ({
    userId,
    who: nameOf(userId),
    ...totals,
    records: records.size,
  }));
  return { readers: readers.sort((one, other) => other.records - one.records), records };
}

const ownSentences: PersonalDataSource["reads"] = [
  [/^POST \/api\/incident\//, { en: "Exported affected customers", es: "Exportó clientes afectados" }],
  [/^\w+ \/api\/personaldata\/export$/, { en: "Exported a person's data", es: "Exportó los datos de una persona" }],
  [/^\w+ \/api\/personaldata\//, { en: "Searched for a person", es: "Buscó a una persona" }],
  [/^\w+ \/api\/revisions/, { en: "Looked at the history or the Trash", es: "Vio el historial o la Papelera" }],
];

function describeRead(call: string, sources: readonly PersonalDataSource[]): string {
  const found = [...ownSentences, ...sources.flatMap(({ reads }) => reads)].find(([pattern]) => pattern.test(call));
  return found ? localize(found[1]) : call;
}

const isExportCall = (call: string) => call.endsWith("/export");
