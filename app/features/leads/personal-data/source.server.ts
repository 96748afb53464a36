import { eq, inArray } from "drizzle-orm";
import { messageKinds } from "#app/features/leads/answer-ways.ts";
import { contactMessageDefinition, messages } from "#app/features/leads/messages/definition.server.ts";
import { contactMessageNoun, messageSubject } from "#app/features/leads/messages/noun.ts";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { messageEvents } from "#app/features/leads/tables/message-events.server.ts";
import { messageName } from "#app/features/leads/texts/answer-ways.ts";
import { localize } from "#lib/localize.ts";
import { excerptOf, isMentioned, mentionPattern, type Person, withoutMentions } from "#lib/person.ts";
import { pick } from "#lib/pick.ts";
import { plural } from "#lib/plural.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Holding, PersonalDataSource } from "#platform/personal-data/source.server.ts";
import { eventTexts, type FoundMessages, findMessages } from "./find.server.ts";

export const messagePersonalData: PersonalDataSource = {
  entity: contactMessageNoun.entity,
  title: { en: "Their messages", es: "Sus mensajes" },
  note: {
    en: "Erased completely, with notes, consent, history and emails.",
    es: "Se borran por completo, con notas, consentimiento, historial y correos.",
  },
  summarize: ({ messages = 0, revisions = 0, mailJobs = 0, formTokens = 0 }) => ({
    en: `${plural(messages, "message")} with ${plural(revisions, "state")} of their history, ${plural(mailJobs, "mail")} and ${plural(formTokens, "used form token")}`,
    es: `${plural(messages, "mensaje")} con ${plural(revisions, "estado")} de su historial, ${plural(mailJobs, "correo")} y ${plural(formTokens, "marca de formulario usada", "marcas de formulario usadas")}`,
  }),
  idsTitle: { en: "Message ids", es: "Ids de los mensajes" },
  reads: [
    [/^\w+ \/api\/contactmessage\/export$/, { en: "Exported messages", es: "Exportó mensajes" }],
    [/^GET \/api\/contactmessage$/, { en: "Listed messages", es: "Vio la lista de mensajes" }],
    [/^GET \/api\/contactmessage\/:id$/, { en: "Opened a message", es: "Abrió un mensaje" }],
    [/^GET \/api\/contactmessage\/:id\/thread$/, { en: "Read a conversation", es: "Leyó una conversación" }],
    [/^\w+ \/api\/contactmessage/, { en: "Worked on a message", es: "Trabajó en un mensaje" }],
  ],
  async find(db, person, formerIds) {
    const found = await findMessages(db, person, formerIds);
    const { own, ownIds, history, events, formTokens, optOuts } = found;
    const mentioning = [...found.mentioningMessages, ...found.mentioningEvents];
    return {
      ownIds,
      holdings: ownIds.map((id) => describeMessage(found, id)),
      counts: { messages: ownIds.length, revisions: history.length, formTokens },
      mailSubjects: ownIds.map(messageSubject),
      mentioningIds: [...new Set(mentioning.map(({ contactMessageId }) => contactMessageId))],
      mentions: describeMentions(person, found),
      copy: {
        messages: own.map(({ searchText: _, ...message }) => message),
        conversations: events,
        history,
        formTokens,
        optOuts,
      },
      erase: async (actor) => ({
        counts: await contactMessageDefinition.purge(db, ownIds),
        mentions: await eraseMentions(db, person, found, actor),
      }),
    };
  },
  findContacts: (db, ids) => {
    const { contactMessageId: id, name, email, phone } = contactMessages;
    return db.select({ id, name, email, phone }).from(contactMessages).where(inArray(id, ids));
  },
};

function describeMessage({ own, history }: FoundMessages, id: number): Holding {
  const row = own.find(({ contactMessageId }) => contactMessageId === id);
  const state: Record<string, unknown> = row ?? history.findLast(({ entityId }) => entityId === id)?.state ?? {};
  const named = { name: String(state.name ?? ""), kind: messageKinds.find((kind) => kind === state.kind) ?? "form" };
  const where = row ? "" : localize({ en: " (in the Trash)", es: " (en la Papelera)" });
  return {
    reference: messageSubject(id),
    title: `${localize({ en: messageName(named, "en"), es: messageName(named, "es") })}${where}`,
    excerpt: String(state.message ?? "").slice(0, 160),
    at: row?.createdAt ?? history.find(({ entityId }) => entityId === id)?.createdAt ?? null,
  };
}

function describeMentions(person: Person, { mentioningMessages, mentioningEvents }: FoundMessages): Holding[] {
  const pattern = mentionPattern(person);
  return [
    ...mentioningMessages.map((message) => ({
      reference: messageSubject(message.contactMessageId),
      title: localize({
        en: `In the message from ${messageName(message, "en")}`,
        es: `En el mensaje de ${messageName(message, "es")}`,
      }),
      excerpt: excerptOf(pattern, [message.message, message.notes, message]),
      at: message.createdAt,
    })),
    ...mentioningEvents.map((event) => ({
      reference: `conversation:${event.messageEventId}`,
      title: localize({
        en: `In the conversation about message ${event.contactMessageId}`,
        es: `En la conversación sobre el mensaje ${event.contactMessageId}`,
      }),
      excerpt: excerptOf(pattern, eventTexts(event)),
      at: event.createdAt,
    })),
  ];
}

const searchedFields = ["name", "phone", "email", "service", "message", "closedReason", "page", "clientHints", "notes"] as const;

async function eraseMentions(tx: Db, person: Person, { mentioningMessages, mentioningEvents }: FoundMessages, actor: StaffActor) {
  const pattern = mentionPattern(person);
  let changedCount = 0;
  for (const { contactMessageId } of mentioningMessages) {
    // Read again under its lock, so that a note that was saved in the meantime stays.
    const current = await messages.lock(tx, contactMessageId);
    const texts = pick(current, searchedFields);
    if (!isMentioned(pattern, texts)) continue;
    await messages.update(tx, contactMessageId, withoutMentions(pattern, texts), actor, current.version);
    changedCount++;
  }
  for (const event of mentioningEvents) {
    const texts = withoutMentions(pattern, eventTexts(event));
    await tx.update(messageEvents).set(texts).where(eq(messageEvents.messageEventId, event.messageEventId));
  }
  return changedCount + mentioningEvents.length;
}
