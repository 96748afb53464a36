import { and, eq, inArray, sql } from "drizzle-orm";
import { contactMessageNoun } from "#app/features/leads/messages/noun.ts";
import { findOptOuts } from "#app/features/leads/opt-outs/service.server.ts";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { messageEvents } from "#app/features/leads/tables/message-events.server.ts";
import { usedFormTokens } from "#app/features/leads/tables/used-form-tokens.server.ts";
import { isMentioned, isSamePerson, mentionPattern, type Person } from "#lib/person.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { mayMention } from "#platform/personal-data/may-mention.server.ts";

const messageText = sql`${contactMessages.name} || ' ' || ${contactMessages.email} || ' ' || ${contactMessages.phone} || ' '
  || ${contactMessages.message} || ' ' || ${contactMessages.notes} || ' ' || ${contactMessages.service} || ' '
  || ${contactMessages.closedReason} || ' ' || ${contactMessages.page} || ' ' || ${contactMessages.clientHints}::text`;

const eventText = sql`(${messageEvents.subject} || ' ' || ${messageEvents.body} || ' ' || ${messageEvents.detail}::text)`;

export const eventTexts = ({ subject, body, detail }: typeof messageEvents.$inferSelect) => ({ subject, body, detail });

/** The person's own messages with all that belongs to them, and mentions of the person in others. */
export async function findMessages(db: Db, person: Person, formerIds: number[]) {
  const pattern = mentionPattern(person);
  const candidates = await db.select().from(contactMessages).where(mayMention(messageText, person));
  const own = candidates.filter((message) => isSamePerson(person, message));
  const ownIds = [...new Set([...own.map(({ contactMessageId }) => contactMessageId), ...formerIds])];
  const isOther = ({ contactMessageId }: { contactMessageId: number }) => !ownIds.includes(contactMessageId);
  const candidateEvents = await db.select().from(messageEvents).where(mayMention(eventText, person));
  return {
    own,
    ownIds,
    history: await db
      .select()
      .from(revisions)
      .where(and(eq(revisions.entity, contactMessageNoun.entity), inArray(revisions.entityId, ownIds)))
      .orderBy(revisions.revisionId),
    events: await db
      .select()
      .from(messageEvents)
      .where(inArray(messageEvents.contactMessageId, ownIds))
      .orderBy(messageEvents.messageEventId),
    formTokens: await db.$count(usedFormTokens, inArray(usedFormTokens.contactMessageId, ownIds)),
    optOuts: (await findOptOuts(db, person)).map(({ channel, createdAt }) => ({ channel, createdAt })),
    mentioningMessages: candidates.filter((message) => isOther(message) && isMentioned(pattern, message)),
    mentioningEvents: candidateEvents.filter((event) => isOther(event) && isMentioned(pattern, eventTexts(event))),
  };
}

export type FoundMessages = Awaited<ReturnType<typeof findMessages>>;
