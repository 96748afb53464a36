import type { Setting } from "./setting.ts";

export const directorySettings = {
  "officers.order": {
    label: { en: "Directory order", es: "Orden del directorio" },
    about: {
      en: "The order of the loan officers on Find A Loan Officer.",
      es: "En qué orden ven los visitantes a los oficiales en «Encuentre un oficial de préstamos».",
    },
    kind: "choice",
    choices: {
      staff: { en: "By the position set by staff", es: "Por la posición que da el personal" },
      rotation: { en: "A different officer comes first each day", es: "Cada día otro oficial va primero" },
    },
    default: "staff",
    sample: false,
  },
} as const satisfies Record<string, Setting>;

const hours = (count: number) => ({ en: count === 1 ? "1 hour" : `${count} hours`, es: count === 1 ? "1 hora" : `${count} horas` });

export const officeUseSettings = {
  "mail.to": {
    label: {
      en: "Where contact messages are emailed (leave empty to use the contact email)",
      es: "A dónde se envían los mensajes de contacto (vacío: el correo de contacto)",
    },
    about: {
      en: "Not shown to visitors. The office gets its emails about new messages here.",
      es: "Los visitantes no lo ven. Aquí recibe la oficina los correos sobre mensajes nuevos.",
    },
    kind: "email",
    default: "",
    sample: false,
    sensitive: true,
  },
  "mail.language": {
    label: { en: "Language of emails to the office", es: "Idioma de los correos a la oficina" },
    about: {
      en: "Not shown to visitors. Officers get theirs in the language of their own account.",
      es: "Los visitantes no lo ven. Los oficiales reciben los suyos en el idioma de su propia cuenta.",
    },
    kind: "choice",
    choices: { en: { en: "English", es: "Inglés" }, es: { en: "Spanish", es: "Español" } },
    default: "en",
    sample: false,
  },
  "officers.ownEditsNeedApproval": {
    label: {
      en: "Changes loan officers make to their own profile",
      es: "Los cambios que los oficiales de préstamos hacen en su propio perfil",
    },
    about: {
      en: "Decides whether an owner reviews the change before visitors see it.",
      es: "Decide si un propietario revisa el cambio antes de que lo vean los visitantes.",
    },
    kind: "choice",
    choices: {
      yes: { en: "Go live after an owner approves them", es: "Se publican cuando un propietario los aprueba" },
      no: { en: "Go live right away", es: "Se publican de inmediato" },
    },
    default: "yes",
    sample: false,
    sensitive: true,
  },
  "security.bulkReads": {
    label: {
      en: "How many customer records one person can read in a day before owners are notified",
      es: "Cuántos registros de clientes puede leer una persona en un día antes de que se avise a los propietarios",
    },
    about: {
      en: "Not shown to visitors. Owners get an email and a notice on the dashboard; nothing is blocked. A list counts every message it shows.",
      es: "Los visitantes no lo ven. Los propietarios reciben un correo y un aviso en el panel; no se bloquea nada. Una lista cuenta cada mensaje que muestra.",
    },
    kind: "count",
    default: "500",
    sample: false,
    sensitive: true,
  },
  "leads.answerHours": {
    label: {
      en: "Business hours allowed to answer a message; after that the officer gets a reminder, and after the same time again, the owners do",
      es: "Horas de oficina en las que se responde un mensaje; después se le recuerda al oficial y, tras otras tantas, a los propietarios",
    },
    about: {
      en: "Not shown to visitors. It decides when reminders about unanswered messages are sent.",
      es: "Los visitantes no lo ven. Decide cuándo se recuerda un mensaje que espera.",
    },
    kind: "choice",
    choices: { "1": hours(1), "2": hours(2), "4": hours(4), "8": hours(8), "16": hours(16), "24": hours(24) },
    default: "4",
    sample: false,
  },
} as const satisfies Record<string, Setting>;
