import { eq } from "drizzle-orm";
import { contactMessageDefinition } from "#app/features/leads/messages/definition.server.ts";
import { messageEvents } from "#app/features/leads/tables/message-events.server.ts";
import { isMentioned, mentionPattern, type Person, withoutMentions } from "#lib/person.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { eventWords, type FoundMessages } from "./find.server.ts";

const messages = contentStore(contactMessageDefinition);

export async function eraseMessages(tx: Db, person: Person, found: FoundMessages, actor: StaffActor) {
  const counts = await contactMessageDefinition.purge(tx, found.ownIds);
  return { counts, mentions: await eraseMentions(tx, person, found, actor) };
}

async function eraseMentions(tx: Db, person: Person, { mentioningMessages, mentioningEvents }: FoundMessages, actor: StaffActor) {
  const pattern = mentionPattern(person);
  let changedCount = 0;
  for (const { contactMessageId } of mentioningMessages) {
    // Read again under its lock: a colleague's note that was saved meanwhile stays.
    const { version, ...current } = await messages.lock(tx, contactMessageId);
    const { name, phone, email, service, message, closedReason, page, clientHints, notes } = current;
    const texts = { name, phone, email, service, message, closedReason, page, clientHints, notes };
    if (!isMentioned(pattern, texts)) continue;
    await messages.update(tx, contactMessageId, withoutMentions(pattern, texts), actor, version);
    changedCount++;
  }
  for (const event of mentioningEvents) {
    const words = withoutMentions(pattern, eventWords(event));
    await tx.update(messageEvents).set(words).where(eq(messageEvents.messageEventId, event.messageEventId));
  }
  return changedCount + mentioningEvents.length;
}
