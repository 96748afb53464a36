import { and, desc, eq, inArray, isNull, like, lt, or, type SQL } from "drizzle-orm";
import { localize } from "#lib/localize.ts";
import { containsPattern, fold } from "#lib/search-text.ts";
import { languages } from "#lib/translations.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { offsetOf, totalsOf } from "#platform/api/paging.server.ts";
import { auditEvents, auditText } from "#platform/audit/tables/audit-events.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { isOnOfficeDays } from "#platform/database/office-days.server.ts";
import { auditActionNames, sentenceOf } from "./audit-actions.ts";
import { describeSubject } from "./audit-facts.ts";
import { type AuditFilter, type AuditQuery, notSignedIn } from "./schema.ts";

type AuditRow = typeof auditEvents.$inferSelect;

export function auditRows(db: Db, where: SQL | undefined, limit: number, offset = 0) {
  return db.select().from(auditEvents).where(where).orderBy(desc(auditEvents.auditEventId)).limit(limit).offset(offset);
}

export async function listAuditEvents(db: Db, query: AuditQuery) {
  const where = await auditCondition(db, query);
  const rows = await auditRows(db, where, query.pageSize, offsetOf(query));
  return { events: await describeEvents(db, rows), ...(await totalsOf(db, auditEvents, where, query, rows.length)) };
}

const batch = 500;

/** In batches, so that a long list is never in memory at once. */
export async function* streamAuditEvents(db: Db, filter: AuditFilter) {
  const where = await auditCondition(db, filter);
  for (let rows = await auditRows(db, where, batch); rows.length > 0; ) {
    yield await describeEvents(db, rows);
    const last = rows.at(-1)?.auditEventId ?? 0;
    rows = rows.length < batch ? [] : await auditRows(db, and(where, lt(auditEvents.auditEventId, last)), batch);
  }
}

export type DescribedEvent = Awaited<ReturnType<typeof describeEvents>>[number];

const account = /^staff:(\d{1,9})$/;

/** Adds names to what is recorded by reference. A deleted account has none. */
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
  return describeSubject(subject);
}

const maxWords = 8;

const accountSubject = (userId: number) => `staff:${userId}`;

/** Names are looked up first, so that the events are searched by index alone. */
export async function auditCondition(db: Db, { filterKey, userId, action, from, to }: AuditFilter): Promise<SQL | undefined> {
  const words = fold(filterKey).split(/\s+/).filter(Boolean).slice(0, maxWords);
  const people = words.length > 0 ? await foldedNames(db) : [];
  return and(
    userId === undefined ? undefined : concernsPerson(userId),
    action === undefined ? undefined : eq(auditEvents.action, action),
    isOnOfficeDays(auditEvents.at, { from, to }),
    ...words.map((word) => hasWord(word, people)),
  );
}

type FoldedName = { userId: number; name: string };

async function foldedNames(db: Db): Promise<FoldedName[]> {
  const { id, userName, firstName, lastName, email } = users;
  const rows = await db.select({ id, userName, firstName, lastName, email }).from(users);
  return rows.map(({ id, ...names }) => ({ userId: id, name: fold(Object.values(names).join(" ")) }));
}

function concernsPerson(userId: number): SQL | undefined {
  if (userId === notSignedIn) return isNull(auditEvents.userId);
  return or(eq(auditEvents.userId, userId), eq(auditEvents.subject, accountSubject(userId)));
}

function hasWord(word: string, people: FoldedName[]): SQL | undefined {
  const sentencesOf = (action: string) => languages.map((language) => sentenceOf(action, undefined, language)).join(" ");
  const actions = auditActionNames.filter((action) => fold(`${action} ${sentencesOf(action)}`).includes(word));
  const ids = people.filter(({ name }) => name.includes(word)).map(({ userId }) => userId);
  return or(
    like(auditText(auditEvents), containsPattern(word)),
    inArray(auditEvents.action, actions),
    inArray(auditEvents.userId, ids),
    inArray(auditEvents.subject, ids.map(accountSubject)),
  );
}
