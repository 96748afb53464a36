import { texts } from "#app/messages/texts.ts";

export const afterSendingTexts = texts({
  en: {
    speaks: (name: string, languages: string) => `${name} speaks ${languages}.`,
    hours: "We answer during opening hours:",
    noAnswer: "No answer by then? Call us:",
    byChosenWay: (time: string) => `You'll get an answer ${time}, by the method you choose.`,
    byWayChosen: (time: string) => `You'll get an answer ${time}, by the method you chose.`,
    safety: "We never ask for passwords, codes sent to you by text, or gift cards.",
    verify: "How to make sure it's us",
  },
  es: {
    speaks: (name, languages) => `${name} habla ${languages}.`,
    hours: "Respondemos en nuestro horario de atención:",
    noAnswer: "¿No le hemos respondido para entonces? Llámenos:",
    byChosenWay: (time) => `Le respondemos ${time}, en la forma que elija.`,
    byWayChosen: (time) => `Le respondemos ${time}, en la forma que eligió.`,
    safety: "Nunca le pedimos contraseñas, códigos que le llegan por mensaje de texto ni tarjetas de regalo.",
    verify: "Cómo verificar que somos nosotros",
  },
});
