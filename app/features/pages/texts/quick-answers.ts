import { texts } from "#app/messages/texts.ts";

export const quickAnswerTexts = texts({
  en: {
    label: "Quick answers",
    links: {
      documents: { question: "Which papers will I need?", hint: "A list in both languages" },
      assistance: { question: "Is there help with the down payment?", hint: "Utah programs and who they're for" },
      check: { question: "Can I buy?", hint: "Six questions, no name needed" },
    },
  },
  es: {
    label: "Respuestas rápidas",
    links: {
      documents: { question: "¿Qué papeles necesito?", hint: "Una lista en los dos idiomas" },
      assistance: { question: "¿Hay ayuda para el pago inicial (enganche)?", hint: "Programas de Utah y para quiénes son" },
      check: { question: "¿Puedo comprar?", hint: "Seis preguntas, sin dar su nombre" },
    },
  },
});
