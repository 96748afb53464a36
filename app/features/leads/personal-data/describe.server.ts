import { messageSubject } from "#app/features/leads/messages/noun.ts";
import { localize } from "#lib/localize.ts";
import { excerptOf, mentionPattern, type Person } from "#lib/person.ts";
import type { Holding } from "#platform/personal-data/source.server.ts";
import { eventWords, type FoundMessages } from "./find.server.ts";

export function describeMessage({ own, history }: FoundMessages, id: number): Holding {
  const row = own.find(({ contactMessageId }) => contactMessageId === id);
  const state: Record<string, unknown> = row ?? history.findLast(({ entityId }) => entityId === id)?.state ?? {};
  const where = row ? "" : localize({ en: " (in the Trash)", es: " (en la Papelera)" });
  return {
    reference: messageSubject(id),
    title: `${state.name ?? ""}${where}`,
    excerpt: String(state.message ?? "").slice(0, 160),
    at: row?.createdAt ?? history.find(({ entityId }) => entityId === id)?.createdAt ?? null,
  };
}

export function describeMentions(person: Person, { mentioningMessages, mentioningEvents }: FoundMessages): Holding[] {
  const pattern = mentionPattern(person);
  return [
    ...mentioningMessages.map((message) => ({
      reference: messageSubject(message.contactMessageId),
      title: localize({ en: `In the message from ${message.name}`, es: `En el mensaje de ${message.name}` }),
      excerpt: excerptOf(pattern, [message.message, message.notes, message]),
      at: message.createdAt,
    })),
    ...mentioningEvents.map((event) => ({
      reference: `conversation:${event.messageEventId}`,
      title: localize({
        en: `In the conversation about message ${event.contactMessageId}`,
        es: `En la conversación sobre el mensaje ${event.contactMessageId}`,
      }),
      excerpt: excerptOf(pattern, eventWords(event)),
      at: event.createdAt,
    })),
  ];
}
