import { eq } from "drizzle-orm";
import { AppError } from "#lib/errors.ts";
import { isMentioned, mentionPattern, type Person, withoutMentions } from "#lib/person.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import { recordAudit } from "#platform/audit/record-audit.server.ts";
import { revisions } from "#platform/content/tables/revisions.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { lockBin } from "#platform/lifecycle/bin.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import type { Counts } from "#platform/personal-data/source.server.ts";
import { type FoundPerson, findPerson, type Searched } from "./find.server.ts";
import { scanAgain, scanRecords, scanRevisions } from "./revision-scan.server.ts";
import type { ErasureReason } from "./schema.ts";

type Erasure = { reason: ErasureReason; actor: StaffActor };

/**
 * Erases all of a person's data or nothing. The history is scanned before the transaction, which blocks others on the embedded database;
 * what was written since is scanned within it.
 */
export async function erasePerson(db: Db, searched: Searched, person: Person, { reason, actor }: Erasure): Promise<Counts> {
  const before = await scanRevisions(db, person, 0);
  return db.transaction(async (tx) => {
    // Restoring waits for this lock: a record must not be restored from a state that was read before.
    await lockBin(tx);
    const found = await findPerson(tx, searched, person, await scanAgain(tx, person, before));
    const counts: Counts = {};
    let mentions = 0;
    for (const source of found.sources) {
      const erased = await source.erase(actor);
      Object.assign(counts, erased.counts);
      mentions += erased.mentions;
    }
    mentions += await eraseMentions(tx, person, found);
    if (mentions === 0 && found.sources.every(({ ownIds }) => ownIds.length === 0))
      throw new AppError("notFound", {
        en: "There is nothing about this person to erase",
        es: "No hay datos de esta persona que se puedan borrar",
      });
    Object.assign(counts, { mailJobs: found.ownMails.length, mentions });
    const { userId, clientAddress } = actor;
    await recordAudit(tx, { action: "person.erase", userId, clientAddress, detail: { reason, ...counts } });
    return counts;
  });
}

/** In the history and in mails; features erase those in other people's records. */
async function eraseMentions(tx: Db, person: Person, { sources, mentioningStates, mentioningMails }: FoundPerson): Promise<number> {
  const pattern = mentionPattern(person);
  const states = new Map(mentioningStates.map((hit) => [hit.revisionId, hit]));
  // A save that was under way before the lock has left a state that the scan did not see.
  for (const { source, mentioningIds } of sources)
    for (const hit of await scanRecords(tx, person, source.entity, mentioningIds)) states.set(hit.revisionId, hit);
  for (const { revisionId, state } of states.values()) {
    await tx
      .update(revisions)
      .set({ state: withoutMentions(pattern, state) })
      .where(eq(revisions.revisionId, revisionId));
  }
  for (const { mailJobId, payload, history } of mentioningMails) {
    const isThis = eq(mailJobs.mailJobId, mailJobId);
    // A mail composed from the person's address has no recipient left.
    if (isMentioned(pattern, payload)) await tx.delete(mailJobs).where(isThis);
    else
      await tx
        .update(mailJobs)
        .set({ history: withoutMentions(pattern, history) })
        .where(isThis);
  }
  return states.size + mentioningMails.length;
}
