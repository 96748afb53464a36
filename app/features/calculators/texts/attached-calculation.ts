import { texts } from "#app/messages/texts.ts";

export const attachedCalculationTexts = texts({
  en: {
    enclose: "Add my numbers from the calculator to this message",
    show: "What gets added",
    title: (calculator: string) => `From the calculator: ${calculator} (an estimate, not an offer)`,
  },
  es: {
    enclose: "Agregar a este mensaje mis números de la calculadora",
    show: "Lo que se agrega",
    title: (calculator: string) => `De la calculadora: ${calculator} (una estimación, no una oferta)`,
  },
});
