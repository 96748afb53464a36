import type { AnswerWay, MessageKind } from "#app/features/leads/answer-ways.ts";
import type { CallTime } from "#app/features/leads/call-times.ts";
import { texts } from "#app/messages/texts.ts";
import type { Language } from "#lib/translations.ts";

export const answerWayTexts = texts({
  en: {
    answerBy: {
      whatsapp: "Answer on WhatsApp",
      call: "Answer by phone call",
      sms: "Answer by text message",
      email: "Answer by email",
    } satisfies Record<AnswerWay, string>,
    answerOnPage: "Answer on the visitor’s page",
    unnamed: { form: "No name", question: "Quick question", nameless: "Question without a name" } satisfies Record<MessageKind, string>,
    goodTimes: {
      none: "No preference",
      any: "Anytime",
      morning: "In the morning",
      midday: "Around noon",
      afternoon: "In the afternoon",
      saturday: "On Saturday morning",
    } satisfies Record<CallTime, string>,
    greeting: (company: string, question: string) => `Hello, this is ${company}. You asked us: “${question}”`,
  },
  es: {
    answerBy: {
      whatsapp: "Responder por WhatsApp",
      call: "Responder por teléfono",
      sms: "Responder por mensaje de texto",
      email: "Responder por correo electrónico",
    },
    answerOnPage: "Responder en la página del visitante",
    unnamed: { form: "Sin nombre", question: "Pregunta rápida", nameless: "Pregunta sin nombre" },
    goodTimes: {
      none: "Sin preferencia",
      any: "A cualquier hora",
      morning: "En la mañana",
      midday: "Al mediodía",
      afternoon: "En la tarde",
      saturday: "El sábado en la mañana",
    },
    greeting: (company, question) => `Hola, le escribe ${company}. Usted nos preguntó: «${question}»`,
  },
});

type Named = { name: string; kind: MessageKind };

/** Quick questions have no name. */
export const messageName = ({ name, kind }: Named, language: Language): string => name || answerWayTexts[language].unnamed[kind];

/** What to do about a question; empty for a message of the contact form. */
export function describeAnswerWay({ kind, replyBy }: { kind: MessageKind; replyBy: AnswerWay | null }, language: Language): string {
  const { answerBy, answerOnPage } = answerWayTexts[language];
  if (kind === "nameless") return answerOnPage;
  return replyBy ? answerBy[replyBy] : "";
}

const excerptLength = 140;

type Question = { replyBy: AnswerWay | null; language: Language; message: string };

/** In the visitor's language, for a message that staff write on their phone. */
export function greetingFor({ replyBy, language, message }: Question, company: string): string {
  if (replyBy !== "whatsapp" && replyBy !== "sms") return "";
  const line = message.replace(/\s+/g, " ").trim();
  const question = line.length > excerptLength ? `${line.slice(0, excerptLength).replace(/\s+\S*$/, "")}…` : line;
  return answerWayTexts[language].greeting(company, question);
}
