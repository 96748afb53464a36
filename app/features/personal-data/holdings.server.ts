import { stores } from "#platform/content/stores.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { type Found, findPerson } from "./find.server.ts";
import { excerptOf, mentionPattern, type Person } from "./person.ts";
import { scanRevisions } from "./revision-scan.server.ts";

/** What is held about a person, as a list that can be looked through before anything is done. */
export async function listHoldings(db: Db, person: Person) {
  const { hits } = await scanRevisions(db, person, 0);
  return describeHoldings(person, await findPerson(db, person, hits));
}

function describeHoldings(person: Person, found: Found) {
  const pattern = mentionPattern(person);
  const about = (reference: string, title: string, value: unknown, at: Date | null) => ({
    reference,
    title,
    excerpt: excerptOf(pattern, value),
    at,
  });
  return {
    messages: found.ownIds.map((id) => describeMessage(found, id)),
    mentions: [
      ...found.mentioningLetters.map((letter) =>
        about(
          `contactmessage:${letter.contactMessageId}`,
          `In the message of ${letter.name}`,
          [letter.message, letter.notes, letter],
          letter.createdAt,
        ),
      ),
      ...found.mentioningStates.map((hit) =>
        about(
          `revision:${hit.revisionId}`,
          `In the history of ${stores[hit.entity].label.toLowerCase()} ${hit.entityId}`,
          hit.state,
          hit.createdAt,
        ),
      ),
      ...found.mentioningMails.map((mail) =>
        about(`mail:${mail.mailJobId}`, `In what became of mail ${mail.mailJobId}`, [mail.payload, mail.history], mail.createdAt),
      ),
    ],
    elsewhere: [
      ...found.employees.map(({ id, userName, createdAt }) => about(`staff:${id}`, `Staff account ${userName}`, "", createdAt)),
      ...found.onShow.map((hit) => about(`${hit.entity}:${hit.entityId}`, titleOf(hit.state), hit.state, hit.createdAt)),
    ],
    counts: {
      messages: found.ownIds.length,
      revisions: found.ownHistory.length,
      mailJobs: found.ownMails.length,
      formTokens: found.formTokens,
      mentions: found.mentioningLetters.length + found.mentioningStates.length + found.mentioningMails.length,
    },
  };
}

function describeMessage({ own, ownHistory }: Found, id: number) {
  const row = own.find(({ contactMessageId }) => contactMessageId === id);
  const state: Record<string, unknown> = row ?? ownHistory.findLast(({ entityId }) => entityId === id)?.state ?? {};
  const where = row ? "" : " (in the bin)";
  return {
    reference: `contactmessage:${id}`,
    title: `${state.name ?? ""}${where}`,
    excerpt: String(state.message ?? "").slice(0, 160),
    at: row?.createdAt ?? ownHistory.find(({ entityId }) => entityId === id)?.createdAt ?? null,
  };
}

function titleOf(state: Record<string, unknown>): string {
  const person = [state.firstName, state.lastName].filter(Boolean).join(" ");
  return person || String(state.title ?? state.name ?? state.context ?? "");
}

/** Everything that is held, word for word, to hand over to the person. */
export async function exportPerson(db: Db, person: Person) {
  const { hits } = await scanRevisions(db, person, 0);
  const found = await findPerson(db, person, hits);
  const { mentions, elsewhere } = describeHoldings(person, found);
  return {
    person,
    messages: found.own.map(({ searchText: _, ...message }) => message),
    history: found.ownHistory,
    mails: found.ownMails.map(({ kind, state, attempts, history, createdAt, sentAt }) => ({
      kind,
      state,
      attempts,
      history,
      createdAt,
      sentAt,
    })),
    formTokens: found.formTokens,
    mentions,
    elsewhere,
  };
}
