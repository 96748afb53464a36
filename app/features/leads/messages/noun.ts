import type { Noun } from "#lib/noun.ts";

export const contactMessageNoun = {
  entity: "contactmessage",
  label: { en: "Message", es: "Mensaje" },
  editPath: (id) => `/admin/contactuslist/${id}`,
} as const satisfies Noun;

/** The kind of the first mail of a conversation. */
export const acknowledgementMailName = "contactMessage.acknowledgement";

/** The subject of a mail job about a message. */
export const messageSubject = (id: number) => `${contactMessageNoun.entity}:${id}` as const;

export const messagesRead = (ids: readonly number[]) => [{ entity: contactMessageNoun.entity, ids }];

export const messageOfPath = (_: unknown, { id }: { id: number }) => messagesRead([id]);
