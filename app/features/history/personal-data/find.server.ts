import { and, desc, eq, inArray, isNull, notInArray, notLike, or, sql } from "drizzle-orm";
import { isMentioned, isSamePerson, mentionPattern, type Person } from "#lib/person.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { findDefinition } from "#platform/content/definition.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import { type FoundRecords, mayMention, type PersonalDataSource } from "#platform/personal-data/source.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import type { RevisionHit } from "./revision-scan.server.ts";

export type Searched = Pick<Platform, "definitions" | "personalData">;

type FoundSource = FoundRecords & { source: PersonalDataSource };

/** Groups everything about a person by what an erasure does to it. `hits` are the revisions that mention them. */
export async function findPerson(db: Db, { definitions, personalData }: Searched, person: Person, hits: RevisionHit[]) {
  const pattern = mentionPattern(person);
  const sources: FoundSource[] = [];
  for (const source of personalData) {
    const formerIds = hits.filter(({ entity, state }) => entity === source.entity && isSamePerson(person, state));
    sources.push({ source, ...(await source.find(db, person, [...new Set(formerIds.map(({ entityId }) => entityId))])) });
  }
  const mailSubjects = sources.flatMap((found) => found.mailSubjects);
  const otherHits = hits.filter(
    (hit) => !sources.some(({ source, ownIds }) => source.entity === hit.entity && ownIds.includes(hit.entityId)),
  );
  const liveStates = await statesOnShow(db, otherHits);
  const showsToday = ({ entity, entityId }: RevisionHit) =>
    findDefinition(definitions, entity)?.hasBusinessContacts ||
    (!personalData.some((source) => source.entity === entity) && isMentioned(pattern, liveStates.get(`${entity}:${entityId}`)));
  return {
    sources,
    ownMails: await db.select().from(mailJobs).where(inArray(mailJobs.subject, mailSubjects)),
    mentioningStates: otherHits.filter((hit) => !showsToday(hit)),
    mentioningMails: (await mailsThatMayMention(db, person, mailSubjects)).filter(({ payload, history }) =>
      isMentioned(pattern, [payload, history]),
    ),
    onShow: newestOfEach(otherHits.filter(showsToday)),
    employees: (
      await db
        .select()
        .from(users)
        .where(mayMention(sql`${users.email} || ' ' || ${users.phoneNumber}`, person))
    ).filter(({ email, phoneNumber }) => isSamePerson(person, { email, phone: phoneNumber })),
  };
}

export type FoundPerson = Awaited<ReturnType<typeof findPerson>>;

/** Mails about other visitors or about no person; those about staff accounts are the employees'. */
function mailsThatMayMention(db: Db, person: Person, ownSubjects: string[]) {
  const aboutVisitor = and(notLike(mailJobs.subject, "staff:%"), notInArray(mailJobs.subject, ["", ...ownSubjects]));
  const aboutOthers = or(isNull(mailJobs.subject), aboutVisitor);
  const text = sql`(${mailJobs.payload}::text || ' ' || ${mailJobs.history}::text)`;
  return db
    .select({ mailJobId: mailJobs.mailJobId, payload: mailJobs.payload, history: mailJobs.history, createdAt: mailJobs.createdAt })
    .from(mailJobs)
    .where(and(aboutOthers, mayMention(text, person)));
}

/** The current state of these records, without deleted ones. */
async function statesOnShow(db: Db, hits: RevisionHit[]): Promise<Map<string, Record<string, unknown>>> {
  const states = new Map<string, Record<string, unknown>>();
  for (const [entity, ofEntity] of Map.groupBy(hits, (hit) => hit.entity)) {
    const ids = [...new Set(ofEntity.map(({ entityId }) => entityId))];
    const newest = await db
      .selectDistinctOn([revisions.entityId], { entityId: revisions.entityId, action: revisions.action, state: revisions.state })
      .from(revisions)
      .where(and(eq(revisions.entity, entity), inArray(revisions.entityId, ids)))
      .orderBy(revisions.entityId, desc(revisions.revisionId));
    for (const { entityId, action, state } of newest) if (action !== "delete") states.set(`${entity}:${entityId}`, state);
  }
  return states;
}

function newestOfEach(hits: RevisionHit[]): RevisionHit[] {
  return [...new Map(hits.map((hit) => [`${hit.entity}:${hit.entityId}`, hit])).values()];
}
