import type { Setting } from "./setting.ts";

export const directorySettings = {
  "officers.order": {
    label: { en: "Order of the directory", es: "Orden del directorio" },
    about: {
      en: "In which order visitors see the loan officers on Find A Loan Officer.",
      es: "En qué orden ven los visitantes a los oficiales en «Encuentre un oficial de préstamos».",
    },
    kind: "choice",
    choices: {
      staff: { en: "By the position that staff give", es: "Por la posición que da el personal" },
      rotation: { en: "Each day another officer comes first", es: "Cada día otro oficial va primero" },
    },
    default: "staff",
    sample: false,
  },
} as const satisfies Record<string, Setting>;

export const newsletterSettings = {
  "newsletter.consent": {
    label: { en: "Consent beside the newsletter's button", es: "Consentimiento junto al botón del boletín" },
    about: {
      en: "What people agree to by signing up, in the footer and under the blog. Each subscription keeps the words that its subscriber saw.",
      es: "Lo que las personas aceptan al suscribirse, en el pie de página y bajo el blog. Cada suscripción guarda las palabras que vio el suscriptor.",
    },
    kind: "multiline",
    default:
      "By signing up you agree that we send you our newsletter by email. Every issue has a link to unsubscribe. Agreeing is not a condition of getting a loan.",
    es: "Al suscribirse, usted acepta que le enviemos nuestro boletín por correo electrónico. Cada envío tiene un enlace para darse de baja. Aceptarlo no es condición para obtener un préstamo.",
    sample: false,
    sensitive: true,
  },
  "newsletter.sendNewPosts": {
    label: {
      en: "Whether every new blog post goes to all subscribers, ten minutes after it is public",
      es: "Si cada entrada nueva del blog se envía a todos los suscriptores, diez minutos después de publicarse",
    },
    about: {
      en: "Visitors see nothing of it. It makes a newsletter of each post.",
      es: "Los visitantes no lo ven. Hace un boletín de cada entrada.",
    },
    kind: "choice",
    choices: { off: { en: "Off", es: "No" }, on: { en: "On", es: "Sí" } },
    default: "off",
    sample: false,
  },
  "newsletter.perMinute": {
    label: {
      en: "How many newsletters are handed to the mail server in a minute",
      es: "Cuántos boletines se entregan por minuto al servidor de correo",
    },
    about: {
      en: "Visitors see nothing of it. Your mail provider says how many it takes.",
      es: "Los visitantes no lo ven. Su proveedor de correo dice cuántos acepta.",
    },
    kind: "count",
    default: "60",
    sample: false,
  },
} as const satisfies Record<string, Setting>;

const hours = (count: number) => ({ en: count === 1 ? "1 hour" : `${count} hours`, es: count === 1 ? "1 hora" : `${count} horas` });

export const officeUseSettings = {
  "mail.to": {
    label: {
      en: "Where contact messages are mailed (empty: the contact email)",
      es: "A dónde se envían los mensajes de contacto (vacío: el correo de contacto)",
    },
    about: {
      en: "Visitors see nothing of it. The office gets its mails about new messages here.",
      es: "Los visitantes no lo ven. Aquí recibe la oficina los correos sobre mensajes nuevos.",
    },
    kind: "email",
    default: "",
    sample: false,
    sensitive: true,
  },
  "mail.language": {
    label: { en: "Language of the mails to the office", es: "Idioma de los correos a la oficina" },
    about: {
      en: "Visitors see nothing of it. Officers get theirs in the language of their own account.",
      es: "Los visitantes no lo ven. Los oficiales reciben los suyos en el idioma de su propia cuenta.",
    },
    kind: "choice",
    choices: { en: { en: "English", es: "Inglés" }, es: { en: "Spanish", es: "Español" } },
    default: "en",
    sample: false,
  },
  "officers.ownEditsNeedApproval": {
    label: {
      en: "What loan officers change about their own profile",
      es: "Lo que los oficiales de préstamos cambian en su propio perfil",
    },
    about: {
      en: "Decides whether an owner looks at it before visitors do.",
      es: "Decide si un propietario lo revisa antes de que lo vean los visitantes.",
    },
    kind: "choice",
    choices: {
      yes: { en: "Goes live after an owner's approval", es: "Se publica cuando un propietario lo aprueba" },
      no: { en: "Goes live at once", es: "Se publica de inmediato" },
    },
    default: "yes",
    sample: false,
    sensitive: true,
  },
  "security.bulkReads": {
    label: {
      en: "How many customer records one person may read in a day before the owners are told",
      es: "Cuántos registros de clientes puede leer una persona en un día antes de que se avise a los propietarios",
    },
    about: {
      en: "Visitors see nothing of it. Owners get a mail and a notice on the dashboard; nothing is blocked. A list counts every message that it shows.",
      es: "Los visitantes no lo ven. Los propietarios reciben un correo y un aviso en el panel; no se bloquea nada. Una lista cuenta cada mensaje que muestra.",
    },
    kind: "count",
    default: "500",
    sample: false,
    sensitive: true,
  },
  "leads.answerHours": {
    label: {
      en: "Opening hours within which a message is answered; then the officer is reminded, and after as many again the owners",
      es: "Horas de oficina en las que se responde un mensaje; después se le recuerda al oficial y, tras otras tantas, a los propietarios",
    },
    about: {
      en: "Visitors see nothing of it. It decides when a message that waits is brought to mind.",
      es: "Los visitantes no lo ven. Decide cuándo se recuerda un mensaje que espera.",
    },
    kind: "choice",
    choices: { "1": hours(1), "2": hours(2), "4": hours(4), "8": hours(8), "16": hours(16), "24": hours(24) },
    default: "4",
    sample: false,
  },
} as const satisfies Record<string, Setting>;
