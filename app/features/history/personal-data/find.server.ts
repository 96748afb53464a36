import { and, desc, eq, inArray, isNull, notInArray, notLike, or, sql } from "drizzle-orm";
import { contactMessageNoun, messageSubject } from "#app/features/leads/messages/noun.ts";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { messageEvents } from "#app/features/leads/tables/message-events.server.ts";
import { usedFormTokens } from "#app/features/leads/tables/used-form-tokens.server.ts";
import { subscriberSubject } from "#app/features/newsletter/noun.ts";
import { newsletterDeliveries } from "#app/features/newsletter/tables/newsletter-deliveries.server.ts";
import { newsletterSubscribers } from "#app/features/newsletter/tables/newsletter-subscribers.server.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { type Definition, findDefinition } from "#platform/content/definition.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import { isMentioned, isSamePerson, mentionPattern, type Person } from "./person.ts";
import { isOwnState, mayMention, type RevisionHit } from "./revision-scan.server.ts";

/**
 * Everything that is held about a person, by what becomes of it when they are erased. `hits` are the states of the history
 * in which they were found; everything else is looked up here.
 */
export async function findPerson(db: Db, definitions: readonly Definition[], person: Person, hits: RevisionHit[]) {
  const pattern = mentionPattern(person);
  const letters = await db.select().from(contactMessages).where(mayMention(letterText, person));
  const ownLetters = letters.filter((letter) => isSamePerson(person, letter));
  const ownIds = [
    ...new Set([
      ...ownLetters.map(({ contactMessageId }) => contactMessageId),
      ...hits.filter(({ entity, state }) => isOwnState(entity, state, person)).map(({ entityId }) => entityId),
    ]),
  ];
  const subscriptions = await findSubscriptions(db, person);
  const ownSubjects = [
    ...ownIds.map(messageSubject),
    ...subscriptions.map(({ newsletterSubscriberId }) => subscriberSubject(newsletterSubscriberId)),
  ];
  const isOwn = (entity: string, id: number) => entity === contactMessageNoun.entity && ownIds.includes(id);
  const otherHits = hits.filter(({ entity, entityId }) => !isOwn(entity, entityId));
  const liveStates = await statesOnShow(db, otherHits);
  const showsToday = ({ entity, entityId }: RevisionHit) =>
    findDefinition(definitions, entity)?.hasBusinessContacts ||
    (entity !== contactMessageNoun.entity && isMentioned(pattern, liveStates.get(`${entity}:${entityId}`)));
  return {
    ownIds,
    own: ownLetters,
    ownHistory: await historyOf(db, ownIds),
    subscriptions,
    newsletters: await findNewsletters(db, subscriptions),
    ownMails: await db
      .select()
      .from(mailJobs)
      .where(inArray(mailJobs.subject, ["", ...ownSubjects])),
    formTokens: ownIds.length === 0 ? 0 : await db.$count(usedFormTokens, inArray(usedFormTokens.contactMessageId, ownIds)),
    mentioningLetters: letters.filter(
      (letter) => !isOwn(contactMessageNoun.entity, letter.contactMessageId) && isMentioned(pattern, letter),
    ),
    mentioningStates: otherHits.filter((hit) => !showsToday(hit)),
    ownEvents: await db
      .select()
      .from(messageEvents)
      .where(inArray(messageEvents.contactMessageId, [0, ...ownIds]))
      .orderBy(messageEvents.messageEventId),
    mentioningEvents: (await db.select().from(messageEvents).where(mayMention(eventText, person))).filter(
      (event) => !isOwn(contactMessageNoun.entity, event.contactMessageId) && isMentioned(pattern, eventWords(event)),
    ),
    mentioningMails: (await mailsThatMayMention(db, person, ownSubjects)).filter(({ payload, history }) =>
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

const letterText = sql`${contactMessages.name} || ' ' || ${contactMessages.email} || ' ' || ${contactMessages.phone} || ' '
  || ${contactMessages.message} || ' ' || ${contactMessages.notes} || ' ' || ${contactMessages.service} || ' '
  || ${contactMessages.closedReason} || ' ' || ${contactMessages.page} || ' ' || ${contactMessages.clientHints}::text`;

const eventText = sql`(${messageEvents.subject} || ' ' || ${messageEvents.body} || ' ' || ${messageEvents.detail}::text)`;

/** What was written in an entry of a conversation. */
export const eventWords = ({ subject, body, detail }: typeof messageEvents.$inferSelect) => ({ subject, body, detail });

/** Which issues were sent to them in the last months. */
function findNewsletters(db: Db, subscriptions: Array<{ newsletterSubscriberId: number }>) {
  const ids = subscriptions.map(({ newsletterSubscriberId }) => newsletterSubscriberId);
  return db
    .select()
    .from(newsletterDeliveries)
    .where(inArray(newsletterDeliveries.newsletterSubscriberId, [0, ...ids]));
}

/** Whatever their state: who has left the newsletter is kept too. */
async function findSubscriptions(db: Db, person: Person) {
  const rows = await db
    .select()
    .from(newsletterSubscribers)
    .where(mayMention(sql`${newsletterSubscribers.email}`, person));
  return rows.filter(({ email }) => isSamePerson(person, { email }));
}

function historyOf(db: Db, ids: number[]) {
  const ofMessages = and(eq(revisions.entity, contactMessageNoun.entity), inArray(revisions.entityId, ids.length === 0 ? [0] : ids));
  return db.select().from(revisions).where(ofMessages).orderBy(revisions.revisionId);
}

/** Mails about other visitors, or about nobody; those about staff accounts are the employees' own. */
function mailsThatMayMention(db: Db, person: Person, ownSubjects: string[]) {
  const aboutVisitor = and(notLike(mailJobs.subject, "staff:%"), notInArray(mailJobs.subject, ["", ...ownSubjects]));
  const aboutOthers = or(isNull(mailJobs.subject), aboutVisitor);
  const text = sql`(${mailJobs.payload}::text || ' ' || ${mailJobs.history}::text)`;
  return db
    .select({ mailJobId: mailJobs.mailJobId, payload: mailJobs.payload, history: mailJobs.history, createdAt: mailJobs.createdAt })
    .from(mailJobs)
    .where(and(aboutOthers, mayMention(text, person)));
}

/** What the records of these states are today; the newest state of a record that was not deleted is what is on show. */
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
