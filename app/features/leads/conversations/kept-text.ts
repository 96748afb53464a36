import { findKeptDraft, forgetDraft, keepDraft } from "#app/admin-kit/kept-drafts.ts";

export type TextForm = "reply" | "note" | "call" | "answer";
type Place = { userId: number; messageId: number; form: TextForm };
type Fields = Record<string, string>;
type Shelf = Parameters<typeof keepDraft>[1];

/** No screen of its own: a message has four forms. */
const addressOf = ({ messageId, form }: Place) => `/admin/contactuslist/${messageId}#${form}`;

/** What one person typed about a message and has not sent. It stays in the tab: visitors' affairs are in it, and computers are shared. */
export function readText(place: Place, draftStorage: Shelf = sessionStorage): Fields {
  const values = findKeptDraft(place.userId, addressOf(place), draftStorage)?.values ?? {};
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}

/** Keeps what is typed; nothing of it once the text is empty again. */
export function keepText(place: Place, fields: Fields & { body: string }, draftStorage: Shelf = sessionStorage): void {
  const address = addressOf(place);
  if (fields.body.trim() === "") forgetDraft(place.userId, address, draftStorage);
  else keepDraft({ userId: place.userId, address, title: "", base: {}, values: fields }, draftStorage);
}

export const forgetText = (place: Place, draftStorage: Shelf = sessionStorage): void =>
  forgetDraft(place.userId, addressOf(place), draftStorage);
