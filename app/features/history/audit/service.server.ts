import { and, desc, inArray, lt, type SQL } from "drizzle-orm";
import { localize } from "#lib/localize.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { offsetOf, totalsOf } from "#platform/api/paging.server.ts";
import { auditEvents } from "#platform/audit/tables/audit-events.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { sentenceOf } from "./audit-actions.ts";
import { subjectInWords } from "./audit-facts.ts";
import type { AuditFilter, AuditQuery } from "./schema.ts";
import { accountSubject, auditCondition } from "./search.server.ts";

type AuditRow = typeof auditEvents.$inferSelect;

/** Events in the order in which they were recorded, the last on top. */
export function auditRows(db: Db, where: SQL | undefined, limit: number, offset = 0) {
  return db.select().from(auditEvents).where(where).orderBy(desc(auditEvents.auditEventId)).limit(limit).offset(offset);
}

/** A page of the list, newest first. */
export async function listAuditEvents(db: Db, query: AuditQuery) {
  const where = await auditCondition(db, query);
  const rows = await auditRows(db, where, query.pageSize, offsetOf(query));
  return { events: await describeEvents(db, rows), ...(await totalsOf(db, auditEvents, where, query, rows.length)) };
}

const batch = 500;

/** Every event of a filter as it stands now, a few at a time: however long the list, little of it is in memory at once. */
export async function* everyAuditEvent(db: Db, filter: AuditFilter) {
  const where = await auditCondition(db, filter);
  for (let rows = await auditRows(db, where, batch); rows.length > 0; ) {
    yield await describeEvents(db, rows);
    const last = rows.at(-1)?.auditEventId ?? 0;
    rows = rows.length < batch ? [] : await auditRows(db, and(where, lt(auditEvents.auditEventId, last)), batch);
  }
}

export type DescribedEvent = Awaited<ReturnType<typeof describeEvents>>[number];

const account = /^staff:(\d{1,9})$/;

/** Adds names to what is recorded by reference. An account that is gone has none left. */
async function describeEvents(db: Db, rows: AuditRow[]) {
  const ids = rows.flatMap(({ userId, subject }) => [userId, Number(account.exec(subject ?? "")?.[1] ?? 0)]).filter((id) => id);
  const userIds = [...new Set(ids as number[])];
  const people = await db.select({ userId: users.id, name: users.userName }).from(users).where(inArray(users.id, userIds));
  const names = new Map(people.map(({ userId, name }) => [userId, name]));
  return rows.map((row) => ({ ...row, who: whoDid(row, names), sentence: sentenceOf(row.action, subjectName(row, names)) }));
}

function whoDid({ userId, clientAddress }: AuditRow, names: Map<number, string>): string {
  if (userId !== null) return names.get(userId) ?? localize({ en: `Account ${userId}`, es: `Cuenta ${userId}` });
  return clientAddress === null
    ? localize({ en: "The installation", es: "La instalación" })
    : localize({ en: "Someone not signed in", es: "Alguien sin iniciar sesión" });
}

function subjectName({ userId, subject }: AuditRow, names: Map<number, string>): string | undefined {
  if (subject === null) return undefined;
  if (userId !== null && subject === accountSubject(userId)) return localize({ en: "their own account", es: "su propia cuenta" });
  const id = Number(account.exec(subject)?.[1] ?? 0);
  if (id) return names.get(id) ?? localize({ en: `account ${id}`, es: `la cuenta ${id}` });
  return subjectInWords(subject);
}
