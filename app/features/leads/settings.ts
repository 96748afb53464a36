import { editableText, type Setting } from "#app/features/settings/setting.ts";

const hours = (count: number) => ({ en: count === 1 ? "1 hour" : `${count} hours`, es: count === 1 ? "1 hora" : `${count} horas` });

export const answerTimeSettings = {
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
  },
} as const satisfies Record<string, Setting>;

const contactPage = { en: "on the Contact Us page", es: "en la página de contacto" };
const officerPage = {
  en: "above the form on each loan officer's page",
  es: "sobre el formulario en la página de cada oficial de préstamos",
};
const contactForm = {
  en: "after a message is sent, on every contact form",
  es: "después de enviar un mensaje, en todos los formularios de contacto",
};
const afterForm = { en: "below every contact form", es: "debajo de todos los formularios de contacto" };

export const contactTextSettings = {
  "text.contact.office": editableText({
    label: { en: "Contact page: address heading", es: "Página de contacto: título de la dirección" },
    at: contactPage,
    en: "Our office",
    es: "Nuestra oficina",
  }),
  "text.contact.form": editableText({
    label: { en: "Contact form: heading", es: "Formulario de contacto: título" },
    at: contactPage,
    en: "Send us a message",
    es: "Envíenos un mensaje",
  }),
  "text.contact.officerForm": editableText({
    label: { en: "Officer's contact form: heading ({name} is the officer)", es: "Formulario del oficial: título ({name} es el oficial)" },
    at: officerPage,
    en: "Send {name} a message",
    es: "Envíe un mensaje a {name}",
  }),
  "text.contact.sentTitle": editableText({
    label: { en: "Contact form: title after sending", es: "Formulario de contacto: título al enviarlo" },
    at: contactForm,
    en: "Message sent successfully!",
    es: "¡Mensaje enviado!",
  }),
  "text.contact.sent": editableText({
    label: { en: "Contact form: text after sending", es: "Formulario de contacto: texto al enviarlo" },
    at: contactForm,
    en: "We'll get back to you soon.",
    es: "Le responderemos pronto.",
  }),
  "text.contact.next": editableText({
    label: { en: "What happens next: heading", es: "Qué pasa después: título" },
    at: afterForm,
    en: "What happens next",
    es: "Qué pasa después",
  }),
  "text.contact.reading": editableText({
    label: { en: "What happens next: who reads it", es: "Qué pasa después: quién lo lee" },
    at: afterForm,
    en: "A loan officer will read your message, in English or Spanish.",
    es: "Un oficial de préstamos lee su mensaje, en español o en inglés.",
  }),
  "text.contact.officerReading": editableText({
    label: { en: "What happens next: who reads it ({name} is the officer)", es: "Qué pasa después: quién lo lee ({name} es el oficial)" },
    at: { en: "below the form on each loan officer's page", es: "debajo del formulario en la página de cada oficial de préstamos" },
    en: "{name} will read your message.",
    es: "{name} lee su mensaje.",
  }),
  "text.contact.answer": editableText({
    label: {
      en: "What happens next: when the answer comes ({time} is set under Office)",
      es: "Qué pasa después: cuándo llega la respuesta ({time} se indica en Oficina)",
    },
    at: afterForm,
    en: "You'll get an answer {time}, by email or at the number you leave.",
    es: "Le respondemos {time}, por correo electrónico o al número que nos deje.",
  }),
  "text.contact.ready": editableText({
    label: { en: "What happens next: what to have handy", es: "Qué pasa después: qué tener a la mano" },
    at: afterForm,
    en: "Have your latest pay stubs and tax returns handy, if you have them. You don't need to send anything yet.",
    es: "Si los tiene, tenga a la mano sus últimos talones de cheque y declaraciones de impuestos. Todavía no hace falta enviar nada.",
  }),
};

const consent = (channel: { en: string; es: string }, en: string, es: string) =>
  ({
    label: { en: `Consent to answers ${channel.en}`, es: `Consentimiento para responder ${channel.es}` },
    about: {
      en: "What visitors agree to when they ask a quick question and choose this way to be answered. Each question keeps the text its sender saw. Name this channel and no other. {company} becomes your company's name.",
      es: "Lo que aceptan los visitantes cuando hacen una pregunta rápida y eligen que se les responda así. Cada pregunta guarda las palabras que vio quien la envió. Mencione este medio y ningún otro. {company} se convierte en el nombre de su empresa.",
    },
    kind: "multiline",
    default: en,
    es,
    page: "/ask",
    sensitive: true,
  }) as const satisfies Setting;

export const questionConsentSettings = {
  "ask.consent.whatsapp": consent(
    { en: "on WhatsApp", es: "por WhatsApp" },
    "I agree that {company} may write to me on WhatsApp, at the number I give here, to answer my question. I can ask you to stop at any time. Agreeing is not a condition of getting a loan.",
    "Acepto que {company} me escriba por WhatsApp, al número que doy aquí, para responder mi pregunta. Puedo pedir en cualquier momento que dejen de hacerlo. Aceptarlo no es condición para obtener un préstamo.",
  ),
  "ask.consent.call": consent(
    { en: "by phone", es: "por teléfono" },
    "I agree that {company} may call me, at the number I give here, to answer my question. I can ask you to stop at any time. Agreeing is not a condition of getting a loan.",
    "Acepto que {company} me llame por teléfono, al número que doy aquí, para responder mi pregunta. Puedo pedir en cualquier momento que dejen de hacerlo. Aceptarlo no es condición para obtener un préstamo.",
  ),
  "ask.consent.sms": consent(
    { en: "by text message", es: "por mensaje de texto" },
    "I agree that {company} may send text messages (SMS) to the number I give here, to answer my question. Message and data rates may apply. I can reply STOP at any time. Agreeing is not a condition of getting a loan.",
    "Acepto que {company} me envíe mensajes de texto (SMS) al número que doy aquí, para responder mi pregunta. Pueden aplicarse cargos por mensajes y datos. Puedo responder STOP en cualquier momento. Aceptarlo no es condición para obtener un préstamo.",
  ),
};
