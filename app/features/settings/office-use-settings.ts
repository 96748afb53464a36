import type { Setting } from "./setting.ts";

export const officeMailSettings = {
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
  },
} as const satisfies Record<string, Setting>;

export const readAlertSettings = {
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
    sensitive: true,
  },
} as const satisfies Record<string, Setting>;
