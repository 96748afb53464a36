import { inArray } from "drizzle-orm";
import { contactMessageNoun, messageSubject } from "#app/features/leads/messages/noun.ts";
import { contactMessages } from "#app/features/leads/tables/contact-messages.server.ts";
import { plural } from "#lib/plural.ts";
import type { PersonalDataSource } from "#platform/personal-data/source.server.ts";
import { describeMentions, describeMessage } from "./describe.server.ts";
import { eraseMessages } from "./erase.server.ts";
import { findMessages } from "./find.server.ts";

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
      erase: (actor) => eraseMessages(db, person, found, actor),
    };
  },
  findContacts: (db, ids) => {
    const { contactMessageId: id, name, email, phone } = contactMessages;
    return db.select({ id, name, email, phone }).from(contactMessages).where(inArray(id, ids));
  },
};
