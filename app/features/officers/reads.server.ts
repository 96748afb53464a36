import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { emailPattern } from "#lib/fields.ts";
import { type Language, translateRow } from "#lib/translations.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { loanOfficerNoun } from "./noun.ts";
import { loanOfficers } from "./tables/loan-officers.server.ts";

const { loanOfficerId, firstName, lastName, isActive, sortOrder } = loanOfficers;

const isOfficer = (id: number) => eq(loanOfficerId, id);
const isActiveOfficer = eq(isActive, true);

/** For the definition of a record with a field that holds an officer's id. */
export const officerReference = { to: loanOfficerId, label: { en: "loan officer", es: "ningún oficial de préstamos" } };

export const officerExists = async (db: Db, id: number): Promise<boolean> => (await db.$count(loanOfficers, isOfficer(id))) > 0;

export const isOfficerActive = async (db: Db, id: number): Promise<boolean> =>
  (await db.$count(loanOfficers, and(isOfficer(id), isActiveOfficer))) > 0;

/** Counts active officers: all, or those among the given ones. */
export const countActiveOfficers = (db: Db, among?: number[]): Promise<number> =>
  db.$count(loanOfficers, and(isActiveOfficer, among && inArray(loanOfficerId, among)));

/** Officers' full names, to be joined to records that have an officer. */
export const officerNames = (db: Db) =>
  db
    .select({ loanOfficerId, officerName: sql<string | null>`${firstName} || ' ' || ${lastName}`.as("officer_name") })
    .from(loanOfficers)
    .as("officers");

export async function listOfficerNames(db: Db, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select({ loanOfficerId, firstName, lastName }).from(loanOfficers).where(inArray(loanOfficerId, ids));
  return new Map(rows.map((row) => [row.loanOfficerId, `${row.firstName} ${row.lastName}`]));
}

export const findOfficerName = async (db: Db, id: number): Promise<string | undefined> => (await listOfficerNames(db, [id])).get(id);

/** An active officer as stored, for callers that must not use the cache. */
export async function findStoredOfficer(db: Db, id: number, language: Language) {
  const [officer] = await db.select().from(loanOfficers).where(isOfficer(id));
  return officer?.isActive ? translateRow(officer, language) : undefined;
}

/** The language for mail to an officer: that of their account, if one was chosen, otherwise the one in the officer's record. */
const mailLanguage = sql<Language>`coalesce((select ${users.language} from ${users} where ${and(
  eq(users.loanOfficerId, loanOfficerId),
  isNull(users.suspendedAt),
  isNotNull(users.language),
)} order by ${users.id} limit 1), ${loanOfficers.mailLanguage})`;

/** Officers' languages for mail, to be joined to records that have an officer. */
export const officerMailLanguages = (db: Db) =>
  db
    .select({ loanOfficerId, mailLanguage: mailLanguage.as("officer_language") })
    .from(loanOfficers)
    .as("officers");

/** An active officer with a usable address. */
export async function findMailedOfficer(db: Db, id: number) {
  const [officer] = await db
    .select({ firstName, lastName, email: loanOfficers.email, mailLanguage })
    .from(loanOfficers)
    .where(and(isOfficer(id), isActiveOfficer));
  if (!officer || !emailPattern.test(officer.email)) return undefined;
  return { name: `${officer.firstName} ${officer.lastName}`, email: officer.email, mailLanguage: officer.mailLanguage };
}

/** What decides which officer gets a lead, to be joined to what else does. */
export function officersToRoute(db: Db) {
  const { languagesSpoken, specialties, licenses, awayFrom, awayUntil, deputyOfficerId } = loanOfficers;
  return db
    .select({ loanOfficerId, isActive, languagesSpoken, specialties, licenses, awayFrom, awayUntil, deputyOfficerId, sortOrder, lastName })
    .from(loanOfficers)
    .as("officers");
}

const orders = {
  directory: [asc(sortOrder), asc(lastName)],
  lastName: [asc(lastName), asc(loanOfficerId)],
  id: [asc(loanOfficerId)],
};

/** Active officers as search, sitemap and link targets need them. */
export function listFindableOfficers(db: Db, order: keyof typeof orders) {
  const { title, whatsAppNumber, translations, searchText, updatedAt } = loanOfficers;
  return db
    .select({ loanOfficerId, firstName, lastName, title, whatsAppNumber, translations, searchText, updatedAt })
    .from(loanOfficers)
    .where(isActiveOfficer)
    .orderBy(...orders[order]);
}

export function listOfficerLicenses(db: Db) {
  return db
    .select({ loanOfficerId, firstName, lastName, licenses: loanOfficers.licenses })
    .from(loanOfficers)
    .where(isActiveOfficer)
    .orderBy(asc(sortOrder), asc(loanOfficerId));
}

/** Officers whose name, portrait or biography is still the one that the installation wrote. */
export function listSampleOfficers(db: Db, limit: number) {
  const { image1, description } = loanOfficers;
  const atFirst = (field: string) => sql<string>`${revisions.state} ->> ${field}::text`;
  const parts = {
    name: and(eq(firstName, atFirst("firstName")), eq(lastName, atFirst("lastName"))),
    portrait: and(isNotNull(image1), eq(image1, atFirst("image1"))),
    biography: eq(description, atFirst("description")),
  };
  const flag = (part: keyof typeof parts) => sql<boolean>`coalesce(${parts[part]}, false)`;
  return db
    .select({
      id: loanOfficerId,
      title: sql<string>`concat_ws(' ', ${firstName}, ${lastName})`,
      name: flag("name"),
      portrait: flag("portrait"),
      biography: flag("biography"),
    })
    .from(loanOfficers)
    .innerJoin(
      revisions,
      and(
        eq(revisions.entity, loanOfficerNoun.entity),
        eq(revisions.entityId, loanOfficerId),
        eq(revisions.action, "create"),
        isNull(revisions.userId),
      ),
    )
    .where(or(...Object.values(parts)))
    .orderBy(asc(loanOfficerId))
    .limit(limit);
}
