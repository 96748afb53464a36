import { texts } from "#app/messages/texts.ts";

const beginSmall = (line: string) => line.charAt(0).toLowerCase() + line.slice(1);

export const afterSendingTexts = texts({
  en: {
    speaks: (name: string, languages: string) => `${name} speaks ${languages}.`,
    hours: (lines: string[]) => `We answer during opening hours: ${lines.join(" · ")}`,
    noAnswer: "No answer by then? Call us:",
    byChosenWay: (time: string) => `You'll get an answer ${time}, by the method you choose.`,
    byWayChosen: (time: string) => `You'll get an answer ${time}, by the method you chose.`,
    safety: "We never ask for passwords, codes sent to you by text, or gift cards.",
    verify: "How to make sure it's us",
  },
  es: {
    speaks: (name, languages) => `${name} habla ${languages}.`,
    // Days of the week have no capital letter within a sentence.
    hours: (lines) => `Respondemos en nuestro horario de atención: ${lines.map(beginSmall).join(" · ")}`,
    noAnswer: "¿No le hemos respondido para entonces? Llámenos:",
    byChosenWay: (time) => `Le respondemos ${time}, en la forma que elija.`,
    byWayChosen: (time) => `Le respondemos ${time}, en la forma que eligió.`,
    safety: "Nunca le pedimos contraseñas, códigos que le llegan por mensaje de texto ni tarjetas de regalo.",
    verify: "Cómo verificar que somos nosotros",
  },
});
