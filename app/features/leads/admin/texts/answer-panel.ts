import type { AnswerWay } from "#app/features/leads/answer-ways.ts";
import { texts } from "#app/messages/texts.ts";

export const answerPanelTexts = texts({
  en: {
    start: {
      whatsapp: "Open WhatsApp",
      call: "Call now",
      sms: "Write a text message",
    } satisfies Record<Exclude<AnswerWay, "email">, string>,
    languages: { en: "In English.", es: "In Spanish." },
    when: (time: string) => `Good times: ${time.toLowerCase()}.`,
    useReply: "Use “Reply” below.",
    logIt: "When you have answered, use “Log a call or message” below.",
    doNot: {
      whatsapp: "Do not write on WhatsApp",
      call: "Do not call",
      sms: "Do not text",
      email: "Do not email",
    } satisfies Record<AnswerWay, string>,
    optedOut: "This person asked us not to contact them this way.",
    noConsent: "No consent to be contacted this way is recorded.",
    onPage: "Answer here; the visitor left no contact details",
    onPageHint: "Your reply appears on a page that the visitor opens with a code. Notes never appear there.",
  },
  es: {
    start: { whatsapp: "Abrir WhatsApp", call: "Llamar ahora", sms: "Escribir un mensaje de texto" },
    languages: { en: "En inglés.", es: "En español." },
    when: (time) => `Horario preferido: ${time.toLowerCase()}.`,
    useReply: "Use «Responder», abajo.",
    logIt: "Cuando haya respondido, use «Registrar una llamada o un mensaje», abajo.",
    doNot: {
      whatsapp: "No escriba por WhatsApp",
      call: "No llame",
      sms: "No envíe mensajes de texto",
      email: "No escriba por correo electrónico",
    },
    optedOut: "Esta persona pidió que no la contactemos por este medio.",
    noConsent: "No hay consentimiento registrado para contactarla por este medio.",
    onPage: "Responda aquí; el visitante no dejó datos de contacto",
    onPageHint: "Su respuesta aparece en una página que el visitante abre con un código. Las notas nunca aparecen allí.",
  },
});
