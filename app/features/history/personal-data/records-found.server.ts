import { contactMessageNoun, messagesRead } from "#app/features/leads/messages/noun.ts";
import { subscriberEntity, subscribersRead } from "#app/features/newsletter/noun.ts";
import type { RecordsRead } from "#platform/personal-data/records-read.server.ts";

type Found = Record<string, unknown>;

const isObject = (value: unknown): value is Found => typeof value === "object" && value !== null;

/** Everything that names a record in what was found: its own id, a state of it in the history, or a reference such as `thing:3`. */
function* recordNames(value: unknown): Generator<{ entity: unknown; id: unknown }> {
  if (!isObject(value)) return;
  yield { entity: contactMessageNoun.entity, id: value.contactMessageId };
  yield { entity: subscriberEntity, id: value.newsletterSubscriberId };
  yield { entity: value.entity, id: value.entityId };
  const [entity, id] = String(value.reference ?? "").split(":");
  yield { entity, id: Number(id) };
  for (const part of Object.values(value)) yield* recordNames(part);
}

/** The messages and subscriptions that a search for a person found, those of others that mention them included. */
export function recordsFound(found: object): RecordsRead[] {
  const names = [...recordNames(found)];
  const idsOf = (entity: string) =>
    names.filter((name) => name.entity === entity).flatMap(({ id }) => (Number.isInteger(id) ? [Number(id)] : []));
  return [...messagesRead(idsOf(contactMessageNoun.entity)), ...subscribersRead(idsOf(subscriberEntity))];
}
