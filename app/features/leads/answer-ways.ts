import type { ContactChannel } from "./opt-outs.ts";

/** How a visitor may ask to be answered; each needs one number or address. */
export const answerWays = ["whatsapp", "call", "sms", "email"] as const;
export type AnswerWay = (typeof answerWays)[number];

/** The channel that consent and opt-outs are about. */
export const channelOfWay = { whatsapp: "whatsapp", call: "call", sms: "text", email: "email" } as const satisfies Record<
  AnswerWay,
  ContactChannel
>;

/** `none`: the answer appears on a page that a code opens. */
export const askWays = [...answerWays, "none"] as const;
export type AskWay = (typeof askWays)[number];

type Numbers = Record<"contact.whatsapp" | "contact.textNumber", string>;

/** The ways that the office can answer by: for WhatsApp and text messages it needs a number. */
export const offeredWays = (settings: Numbers): AskWay[] =>
  askWays.filter(
    (way) => (way !== "whatsapp" || settings["contact.whatsapp"] !== "") && (way !== "sms" || settings["contact.textNumber"] !== ""),
  );

/** Where a message comes from: the contact form, a quick question, or a question without any contact data. */
export const messageKinds = ["form", "question", "nameless"] as const;
export type MessageKind = (typeof messageKinds)[number];

/** The law requires consent for calls, texts and WhatsApp messages; an answer by email needs none. */
export const consentKeys = {
  whatsapp: "ask.consent.whatsapp",
  call: "ask.consent.call",
  sms: "ask.consent.sms",
} as const;

export const findConsentKey = (way: AskWay | null) => (way === null || way === "email" || way === "none" ? undefined : consentKeys[way]);

export const askWayOf = (value: unknown): AskWay | undefined => askWays.find((way) => way === value);
