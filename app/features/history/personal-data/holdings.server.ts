import { messageSubject } from "#app/features/leads/messages/noun.ts";
import { findOptOuts } from "#app/features/leads/opt-outs/opt-outs.server.ts";
import { subscriberSubject } from "#app/features/newsletter/noun.ts";
import { localize } from "#lib/localize.ts";
import { type Definition, findDefinition, nameOf } from "#platform/content/definition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { eventWords, type FoundPerson, findPerson } from "./find.server.ts";
import { excerptOf, mentionPattern, type Person } from "./person.ts";
import { type RevisionHit, scanRevisions } from "./revision-scan.server.ts";

/** What is held about a person, as a list that can be looked through before anything is done. */
export async function listHoldings(db: Db, definitions: readonly Definition[], person: Person) {
  const { hits } = await scanRevisions(db, person, 0);
  return describeHoldings(definitions, person, await findPerson(db, definitions, person, hits));
}

function describeHoldings(definitions: readonly Definition[], person: Person, found: FoundPerson) {
  const pattern = mentionPattern(person);
  const about = (reference: string, title: string, value: unknown, at: Date | null) => ({
    reference,
    title,
    excerpt: excerptOf(pattern, value),
    at,
  });
  return {
    messages: found.ownIds.map((id) => describeMessage(found, id)),
    subscriptions: found.subscriptions.map(({ newsletterSubscriberId, email, state, createdAt }) => ({
      reference: subscriberSubject(newsletterSubscriberId),
      title: email,
      excerpt: localize({ en: `Newsletter: ${state}`, es: `Boletín: ${state}` }),
      at: createdAt,
    })),
    mentions: [
      ...found.mentioningLetters.map((letter) =>
        about(
          messageSubject(letter.contactMessageId),
          localize({ en: `In the message from ${letter.name}`, es: `En el mensaje de ${letter.name}` }),
          [letter.message, letter.notes, letter],
          letter.createdAt,
        ),
      ),
      ...found.mentioningStates.map((hit) => about(`revision:${hit.revisionId}`, historyOf(definitions, hit), hit.state, hit.createdAt)),
      ...found.mentioningEvents.map((event) =>
        about(
          `conversation:${event.messageEventId}`,
          localize({
            en: `In the conversation about message ${event.contactMessageId}`,
            es: `En la conversación sobre el mensaje ${event.contactMessageId}`,
          }),
          eventWords(event),
          event.createdAt,
        ),
      ),
      ...found.mentioningMails.map((mail) =>
        about(
          `mail:${mail.mailJobId}`,
          localize({
            en: `In the delivery record of email ${mail.mailJobId}`,
            es: `En el registro de entrega del correo ${mail.mailJobId}`,
          }),
          [mail.payload, mail.history],
          mail.createdAt,
        ),
      ),
    ],
    elsewhere: [
      ...found.employees.map(({ id, userName, createdAt }) =>
        about(`staff:${id}`, localize({ en: `Staff account ${userName}`, es: `Cuenta de ${userName}` }), "", createdAt),
      ),
      ...found.onShow.map((hit) => about(`${hit.entity}:${hit.entityId}`, titleOf(definitions, hit), hit.state, hit.createdAt)),
    ],
    counts: {
      messages: found.ownIds.length,
      revisions: found.ownHistory.length,
      mailJobs: found.ownMails.length,
      formTokens: found.formTokens,
      subscriptions: found.subscriptions.length,
      mentions:
        found.mentioningLetters.length + found.mentioningStates.length + found.mentioningEvents.length + found.mentioningMails.length,
    },
  };
}

function describeMessage({ own, ownHistory }: FoundPerson, id: number) {
  const row = own.find(({ contactMessageId }) => contactMessageId === id);
  const state: Record<string, unknown> = row ?? ownHistory.findLast(({ entityId }) => entityId === id)?.state ?? {};
  const where = row ? "" : localize({ en: " (in the Trash)", es: " (en la Papelera)" });
  return {
    reference: messageSubject(id),
    title: `${state.name ?? ""}${where}`,
    excerpt: String(state.message ?? "").slice(0, 160),
    at: row?.createdAt ?? ownHistory.find(({ entityId }) => entityId === id)?.createdAt ?? null,
  };
}

function historyOf(definitions: readonly Definition[], { entity, entityId }: RevisionHit): string {
  const label = findDefinition(definitions, entity)?.label;
  return localize({
    en: `In the history of ${label?.en.toLowerCase() ?? entity} ${entityId}`,
    es: `En el historial de «${label?.es ?? entity} ${entityId}»`,
  });
}

function titleOf(definitions: readonly Definition[], { entity, state }: RevisionHit): string {
  const definition = findDefinition(definitions, entity);
  return definition ? nameOf(definition, state) : "";
}

/** Everything that is held, word for word, to hand over to the person. */
export async function exportPerson(db: Db, definitions: readonly Definition[], person: Person) {
  const { hits } = await scanRevisions(db, person, 0);
  const foundPerson = await findPerson(db, definitions, person, hits);
  const { mentions, elsewhere } = describeHoldings(definitions, person, foundPerson);
  return {
    person,
    messages: foundPerson.own.map(({ searchText: _, ...message }) => message),
    subscriptions: foundPerson.subscriptions.map(({ searchText: _, confirmTokenHashes: _hashes, ...subscription }) => subscription),
    newsletters: foundPerson.newsletters,
    conversations: foundPerson.ownEvents,
    history: foundPerson.ownHistory,
    mails: foundPerson.ownMails.map(({ kind, state, attempts, history, createdAt, sentAt }) => ({
      kind,
      state,
      attempts,
      history,
      createdAt,
      sentAt,
    })),
    formTokens: foundPerson.formTokens,
    optOuts: (await findOptOuts(db, person)).map(({ channel, createdAt }) => ({ channel, createdAt })),
    mentions,
    elsewhere,
  };
}
