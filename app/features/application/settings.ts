import { editableText } from "#app/features/settings/setting.ts";

const page = "/apply";
const beforeApplying = { en: "on the page before the application", es: "en la página antes de la solicitud" };
const promise = {
  en: "before the application, and on the ITIN and homebuying process pages",
  es: "antes de la solicitud, y en las páginas de préstamos con ITIN y del proceso de compra",
};

export const applicationTextSettings = {
  "text.apply.lead": editableText({
    label: { en: "Before applying: introduction", es: "Antes de solicitar: introducción" },
    at: beforeApplying,
    page,
    en: "The application is on another website, in English. Read this first, so nothing in it surprises you.",
    es: "La solicitud está en otro sitio web y en inglés. Lea esto primero, para que nada le tome por sorpresa.",
  }),
  "text.apply.time": editableText({
    label: { en: "Before applying: how long it takes", es: "Antes de solicitar: cuánto tarda" },
    at: beforeApplying,
    page,
    en: "Plan on about 30 minutes if you have your papers at hand. Applying doesn't commit you to taking a loan.",
    es: "Calcule unos 30 minutos si tiene sus papeles a la mano. Llenar la solicitud no le obliga a tomar un préstamo.",
  }),
  "text.apply.asked": editableText({
    label: { en: "Before applying: what is asked, one per line", es: "Antes de solicitar: qué se pregunta, uno por línea" },
    at: beforeApplying,
    page,
    en: `Your name, date of birth, address and phone number
Your Social Security number or ITIN
Where you have lived and worked in the last two years
What you earn before taxes, and how you are paid
What you have saved, and what you owe
The home you want to buy or refinance, if you already know it
Whether someone applies with you
Your permission to check your credit; read it before you agree`,
    es: `Su nombre, fecha de nacimiento, dirección y teléfono
Su número de Seguro Social o su ITIN
Dónde ha vivido y trabajado en los últimos dos años
Cuánto gana antes de impuestos y cómo le pagan
Cuánto tiene ahorrado y cuánto debe
La casa que quiere comprar o refinanciar, si ya sabe cuál es
Si otra persona solicita con usted
Su permiso para revisar su crédito; léalo antes de aceptar`,
  }),
  "text.language.short": editableText({
    label: { en: "Languages: in one line", es: "Idiomas: en una línea" },
    at: { en: "next to the contact forms", es: "junto a los formularios de contacto" },
    page: "/contact-us",
    en: "We can talk, write and meet in Spanish or English. The application and the loan documents are in English.",
    es: "Puede hablar, escribirnos y reunirse con nosotros en español. La solicitud y los documentos del préstamo están en inglés.",
  }),
  "text.language.heading": editableText({
    label: { en: "Languages: heading", es: "Idiomas: título" },
    at: promise,
    page,
    en: "What we do in Spanish, and what is in English",
    es: "Qué hay en español y qué está en inglés",
  }),
  "text.language.spanish": editableText({
    label: { en: "Languages: what is available in Spanish, one per line", es: "Idiomas: qué hay en español, uno por línea" },
    at: promise,
    page,
    en: "Phone calls\nText messages and emails\nThis website\nMeetings at our office",
    es: "Llamadas\nMensajes y correos\nEste sitio web\nCitas en nuestra oficina",
  }),
  "text.language.english": editableText({
    label: { en: "Languages: what is only in English, one per line", es: "Idiomas: qué está solo en inglés, uno por línea" },
    at: promise,
    page,
    en: "The online application\nDisclosures, such as the Loan Estimate and the Closing Disclosure\nThe documents you sign at closing",
    es: "La solicitud en línea\nLas divulgaciones, como la estimación de préstamo (Loan Estimate) y la divulgación de cierre (Closing Disclosure)\nLos documentos que se firman en el cierre",
  }),
  "text.language.explained": editableText({
    label: { en: "Languages: who explains what is in English", es: "Idiomas: quién explica lo que está en inglés" },
    at: promise,
    page,
    en: "A loan officer who speaks Spanish can go over each of these with you before you sign. The English version is the one that applies.",
    es: "Un oficial de préstamos que habla español puede repasar cada papel con usted antes de que firme. La versión en inglés es la que vale legalmente.",
  }),
};
