import { telephoneDigits } from "#lib/telephone.ts";
import type { Language } from "#lib/translations.ts";
import type { Channel } from "./channels.ts";

/** A link to a person. The short label is for rows of buttons. */
export type Way = { channel: Channel; to: string; label: string; short: string; detail: string; newTab?: boolean };

const orders: Record<Language, readonly Channel[]> = {
  en: ["call", "text", "whatsapp", "callMe", "write", "email", "noName", "calendar", "visit"],
  es: ["whatsapp", "call", "callMe", "text", "write", "email", "noName", "calendar", "visit"],
};

/** Most Spanish speakers write by WhatsApp, so it comes first for them. */
export const sortWays = (ways: Way[], language: Language): Way[] =>
  ways.toSorted((one, other) => orders[language].indexOf(one.channel) - orders[language].indexOf(other.channel));

/**
 * The quick question with its way of answering chosen. `about` is the English path of the page that the visitor came from, `answers`
 * what they said in "Can I buy?" (`writeAnswers`).
 */
export const askPath = (by: "call" | "email" | "none", about: string, answers = "") =>
  `/ask?${new URLSearchParams({ by, about, ...(answers && { answers }) })}`;

/** Empty if it is the phone number again. */
export const numberBeside = (phone: string, number: string) => (telephoneDigits(number) === telephoneDigits(phone) ? "" : number);
