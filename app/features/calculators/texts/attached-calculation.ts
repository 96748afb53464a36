import { texts } from "#app/messages/texts.ts";

export const attachedCalculationTexts = texts({
  en: {
    enclose: {
      calculation: "Add my numbers from the calculator to this message",
      answers: "Add my answers from “Can I buy?” to this message",
    },
    show: "What gets added",
    title: (calculator: string) => `From the calculator: ${calculator} (an estimate, not an offer)`,
  },
  es: {
    enclose: {
      calculation: "Agregar a este mensaje mis números de la calculadora",
      answers: "Agregar a este mensaje mis respuestas de «¿Puedo comprar?»",
    },
    show: "Lo que se agrega",
    title: (calculator: string) => `De la calculadora: ${calculator} (una estimación, no una oferta)`,
  },
});
