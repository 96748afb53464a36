import { and, eq, inArray, isNull, like, or, type SQL } from "drizzle-orm";
import { containsPattern, fold } from "#lib/search-text.ts";
import { languages } from "#lib/translations.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { auditEvents, auditText } from "#platform/audit/tables/audit-events.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { isOnOfficeDays } from "#platform/database/office-days.server.ts";
import { auditActionNames, sentenceOf } from "./audit-actions.ts";
import { type AuditFilter, nobody } from "./schema.ts";

const maxWords = 8;

export const accountSubject = (userId: number) => `staff:${userId}`;

/** The events of a filter. Names are looked up first, so that the list itself is searched by its indexes alone. */
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

/** What a person did, and what was done to their account. */
function concernsPerson(userId: number): SQL | undefined {
  if (userId === nobody) return isNull(auditEvents.userId);
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
