import { texts } from "#app/messages/texts.ts";

export const afterSendingTexts = texts({
  en: {
    speaks: (name: string, languages: string) => `${name} speaks ${languages}.`,
    hours: "We answer during opening hours:",
    noAnswer: "No answer by then? Call us:",
    safety: "We never ask for passwords, codes or gift cards.",
    verify: "How to make sure it's us",
  },
  es: {
    speaks: (name, languages) => `${name} habla ${languages}.`,
    hours: "Respondemos en horas de atención:",
    noAnswer: "¿No le hemos respondido para entonces? Llámenos:",
    safety: "Nunca le pedimos contraseñas, códigos ni tarjetas de regalo.",
    verify: "Cómo verificar que somos nosotros",
  },
});
