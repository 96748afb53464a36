import { localize } from "#lib/localize.ts";
import { excerptOf, mentionPattern, type Person } from "#lib/person.ts";
import { type Definition, findDefinition, nameOf } from "#platform/content/definition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Counts } from "#platform/personal-data/source.server.ts";
import { type FoundPerson, findPerson, type Searched } from "./find.server.ts";
import { type RevisionHit, scanRevisions } from "./revision-scan.server.ts";

export async function listHoldings(db: Db, searched: Searched, person: Person) {
  const { hits } = await scanRevisions(db, person, 0);
  const found = await findPerson(db, searched, person, hits);
  return { holdings: describeHoldings(searched.definitions, person, found), records: recordsOf(found) };
}

function describeHoldings(definitions: readonly Definition[], person: Person, found: FoundPerson) {
  const mentions = [...found.sources.flatMap((source) => source.mentions), ...describeMentions(definitions, person, found)];
  const sourceCounts: Counts = Object.assign({}, ...found.sources.map(({ counts }) => counts));
  const counts = { ...sourceCounts, mailJobs: found.ownMails.length, mentions: mentions.length };
  return {
    own: found.sources.map(({ source, holdings }) => ({
      title: localize(source.title),
      note: localize(source.note),
      summary: localize(source.summarize(counts)),
      places: holdings,
    })),
    mentions,
    elsewhere: describeElsewhere(definitions, person, found),
    counts,
  };
}

/** Includes other people's records that mention the person. */
const recordsOf = ({ sources }: FoundPerson) =>
  sources.map(({ source, ownIds, mentioningIds }) => ({ entity: source.entity, ids: [...ownIds, ...mentioningIds] }));

function describeMentions(definitions: readonly Definition[], person: Person, { mentioningStates, mentioningMails }: FoundPerson) {
  const pattern = mentionPattern(person);
  return [
    ...mentioningStates.map((hit) => ({
      reference: `revision:${hit.revisionId}`,
      title: historyOf(definitions, hit),
      excerpt: excerptOf(pattern, hit.state),
      at: hit.createdAt,
    })),
    ...mentioningMails.map(({ mailJobId, payload, history, createdAt }) => ({
      reference: `mail:${mailJobId}`,
      title: localize({ en: `In the delivery record of email ${mailJobId}`, es: `En el registro de entrega del correo ${mailJobId}` }),
      excerpt: excerptOf(pattern, [payload, history]),
      at: createdAt,
    })),
  ];
}

function describeElsewhere(definitions: readonly Definition[], person: Person, { employees, onShow }: FoundPerson) {
  const pattern = mentionPattern(person);
  return [
    ...employees.map(({ id, userName, createdAt }) => ({
      reference: `staff:${id}`,
      title: localize({ en: `Staff account ${userName}`, es: `Cuenta de ${userName}` }),
      excerpt: "",
      at: createdAt,
    })),
    ...onShow.map((hit) => ({
      reference: `${hit.entity}:${hit.entityId}`,
      title: titleOf(definitions, hit),
      excerpt: excerptOf(pattern, hit.state),
      at: hit.createdAt,
    })),
  ];
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

/** A full copy to hand over to the person. */
export async function exportPerson(db: Db, searched: Searched, person: Person) {
  const { hits } = await scanRevisions(db, person, 0);
  const found = await findPerson(db, searched, person, hits);
  const { mentions, elsewhere } = describeHoldings(searched.definitions, person, found);
  const copies: Record<string, unknown> = Object.assign({}, ...found.sources.map(({ copy }) => copy));
  const mails = found.ownMails.map(({ kind, state, attempts, history, createdAt, sentAt }) => ({
    kind,
    state,
    attempts,
    history,
    createdAt,
    sentAt,
  }));
  return { personalData: { person, ...copies, mails, mentions, elsewhere }, records: recordsOf(found) };
}
