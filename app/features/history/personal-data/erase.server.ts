import { eq, inArray } from "drizzle-orm";
import { contactMessageDefinition } from "#app/features/leads/messages/definition.server.ts";
import { messageEvents } from "#app/features/leads/tables/message-events.server.ts";
import { subscriberSubject } from "#app/features/newsletter/noun.ts";
import { newsletterSubscribers } from "#app/features/newsletter/tables/newsletter-subscribers.server.ts";
import { AppError } from "#lib/errors.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import type { Definition } from "#platform/content/definition.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { lockBin } from "#platform/lifecycle/bin.server.ts";
import { deleteMailAbout } from "#platform/mail/outbox.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import { eventWords, type FoundPerson, findPerson } from "./find.server.ts";
import { isMentioned, mentionPattern, type Person, withoutMentions } from "./person.ts";
import { scanAgain, scanLetters, scanRevisions } from "./revision-scan.server.ts";
import type { ErasureReason } from "./schema.ts";

const messages = contentStore(contactMessageDefinition);

type Erasure = { reason: ErasureReason; actor: StaffActor };

/**
 * Erases a person from everything that is kept of visitors: all of it or nothing. The history is read before the
 * transaction, which others wait for on the embedded database; what was written since is read within it.
 */
export async function erasePerson(db: Db, definitions: readonly Definition[], person: Person, { reason, actor }: Erasure) {
  const before = await scanRevisions(db, person, 0);
  return db.transaction(async (tx) => {
    // Whoever restores a message waits: it must not come back from a state that was read before.
    await lockBin(tx);
    const foundPerson = await findPerson(tx, definitions, person, await scanAgain(tx, person, before));
    const purgedMessages = await contactMessageDefinition.purge(tx, foundPerson.ownIds);
    const mentions = await eraseMentions(tx, person, foundPerson, actor);
    const subscriptions = await eraseSubscriptions(tx, foundPerson);
    const counts = { ...purgedMessages, mailJobs: foundPerson.ownMails.length, subscriptions, mentions };
    if (counts.messages + subscriptions + mentions === 0)
      throw new AppError("notFound", {
        en: "There is nothing about this person to erase",
        es: "No hay datos de esta persona que se puedan borrar",
      });
    const { userId, clientAddress } = actor;
    await recordAudit(tx, { action: "person.erase", userId, clientAddress, detail: { reason, ...counts } });
    return counts;
  });
}

async function eraseSubscriptions(tx: Db, { subscriptions }: FoundPerson): Promise<number> {
  const ids = subscriptions.map(({ newsletterSubscriberId }) => newsletterSubscriberId);
  if (ids.length === 0) return 0;
  await tx.delete(newsletterSubscribers).where(inArray(newsletterSubscribers.newsletterSubscriberId, ids));
  for (const id of ids) await deleteMailAbout(tx, subscriberSubject(id));
  return ids.length;
}

async function eraseMentions(tx: Db, person: Person, found: FoundPerson, actor: StaffActor): Promise<number> {
  const pattern = mentionPattern(person);
  let letters = 0;
  for (const { contactMessageId } of found.mentioningLetters) {
    // Read again under its lock: a colleague's note that was saved meanwhile stays.
    const letter = await messages.lock(tx, contactMessageId);
    const { name, phone, email, service, message, closedReason, page, clientHints, notes, version } = letter;
    const texts = { name, phone, email, service, message, closedReason, page, clientHints, notes };
    if (!isMentioned(pattern, texts)) continue;
    await messages.update(tx, contactMessageId, withoutMentions(pattern, texts), actor, version);
    letters++;
  }
  // A save that held one of them before the lock has left a state that was not there yet when the history was read.
  const ofLetters = await scanLetters(tx, person, found.mentioningLetters);
  const states = new Map([...found.mentioningStates, ...ofLetters].map((hit) => [hit.revisionId, hit]));
  for (const { revisionId, state } of states.values()) {
    await tx
      .update(revisions)
      .set({ state: withoutMentions(pattern, state) })
      .where(eq(revisions.revisionId, revisionId));
  }
  for (const event of found.mentioningEvents) {
    const isThis = eq(messageEvents.messageEventId, event.messageEventId);
    await tx
      .update(messageEvents)
      .set(withoutMentions(pattern, eventWords(event)))
      .where(isThis);
  }
  for (const { mailJobId, payload, history } of found.mentioningMails) {
    const isThis = eq(mailJobs.mailJobId, mailJobId);
    // A mail that is to be made from the person's address has nobody left to go to.
    if (isMentioned(pattern, payload)) await tx.delete(mailJobs).where(isThis);
    else
      await tx
        .update(mailJobs)
        .set({ history: withoutMentions(pattern, history) })
        .where(isThis);
  }
  return letters + states.size + found.mentioningEvents.length + found.mentioningMails.length;
}
