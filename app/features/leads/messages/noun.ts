import type { Noun } from "#lib/noun.ts";

export const contactMessageNoun = {
  entity: "contactmessage",
  label: { en: "Message", es: "Mensaje" },
  editPath: (id) => `/admin/contactuslist/${id}`,
} as const satisfies Noun;

/** The kind of the first mail that a visitor gets; a conversation by mail begins with it. */
export const acknowledgementMailName = "contactMessage.acknowledgement";

/** What a mail about a message is about. */
export const messageSubject = (id: number) => `${contactMessageNoun.entity}:${id}` as const;

/** Messages whose content a response contains. */
export const messagesRead = (ids: readonly number[]) => [{ entity: contactMessageNoun.entity, ids }];

/** Of an operation on one message: the response contains that message. */
export const messageOfPath = (_: unknown, { id }: { id: number }) => messagesRead([id]);
