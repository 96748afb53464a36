import { editableText } from "./setting.ts";

const tiles = { en: "the two tiles at the end of many pages", es: "los dos recuadros al final de muchas páginas" };
const refinance = { en: "on the Refinance Information page", es: "en la página de información sobre refinanciamiento" };
const loan = { en: "at the end of each loan's page", es: "al final de la página de cada tipo de préstamo" };
const search = { en: "on the search page", es: "en la página de búsqueda" };

/** Sentences on pages that the program lays out. */
export const pageTextSettings = {
  "text.tiles.contact": editableText({
    label: { en: "Contact tile: title", es: "Recuadro de contacto: título" },
    at: tiles,
    en: "CONTACT US",
    es: "CONTÁCTENOS",
  }),
  "text.tiles.contactLine": editableText({
    label: { en: "Contact tile: line below it", es: "Recuadro de contacto: línea de abajo" },
    at: tiles,
    en: "Ask us anything. It costs nothing.",
    es: "Pregunte lo que quiera. No cuesta nada.",
  }),
  "text.tiles.apply": editableText({
    label: { en: "Application tile: title", es: "Recuadro de solicitud: título" },
    at: tiles,
    en: "APPLY NOW",
    es: "SOLICITE AHORA",
  }),
  "text.tiles.applyLine": editableText({
    label: { en: "Application tile: line below it", es: "Recuadro de solicitud: línea de abajo" },
    at: tiles,
    en: "Start your application online.",
    es: "Empiece su solicitud en línea, en inglés.",
  }),
  "text.refinance.topics": editableText({
    label: { en: "Refinancing: heading for the five reasons", es: "Refinanciamiento: título de las cinco razones" },
    at: refinance,
    en: "Five reasons to take another look at your loan",
    es: "Cinco razones para volver a revisar su préstamo",
  }),
  "text.refinance.findOfficer": editableText({
    label: { en: "Refinancing: question above Find a Loan Officer", es: "Refinanciamiento: pregunta sobre el enlace a los oficiales" },
    at: refinance,
    en: "Would you rather talk it over with a person?",
    es: "¿Prefiere platicarlo con una persona?",
  }),
  "text.loans.next": editableText({
    label: { en: "Loan pages: heading for the next step", es: "Páginas de préstamos: título del siguiente paso" },
    at: loan,
    en: "Your next step",
    es: "Su siguiente paso",
  }),
  "text.loans.nextLine": editableText({
    label: { en: "Loan pages: the next step", es: "Páginas de préstamos: el siguiente paso" },
    at: loan,
    en: "Bring the question you have today. A loan officer can tell you which loans you may apply for, in English or Spanish.",
    es: "Traiga la pregunta que tiene hoy. Un oficial de préstamos puede decirle qué préstamos podría solicitar, en español o en inglés.",
  }),
  "text.search.lead": editableText({
    label: { en: "Search page: introduction", es: "Página de búsqueda: introducción" },
    at: search,
    en: "Pages, articles, words, answers and people, in English or Spanish.",
    es: "Páginas, artículos, palabras, respuestas y personas, en español o en inglés.",
  }),
};
