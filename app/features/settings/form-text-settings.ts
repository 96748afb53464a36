import { words } from "./site-words.ts";

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

/** Headings of forms, and what visitors read after sending one. */
export const formTextSettings = {
  "text.contact.office": words({
    label: { en: "Contact page: address heading", es: "Página de contacto: título de la dirección" },
    at: contactPage,
    en: "Our office",
    es: "Nuestra oficina",
  }),
  "text.contact.form": words({
    label: { en: "Contact form: heading", es: "Formulario de contacto: título" },
    at: contactPage,
    en: "Send us a message",
    es: "Envíenos un mensaje",
  }),
  "text.contact.officerForm": words({
    label: { en: "Officer's contact form: heading ({name} is the officer)", es: "Formulario del oficial: título ({name} es el oficial)" },
    at: officerPage,
    en: "Send {name} a message",
    es: "Envíe un mensaje a {name}",
  }),
  "text.contact.sentTitle": words({
    label: { en: "Contact form: title after sending", es: "Formulario de contacto: título al enviarlo" },
    at: contactForm,
    en: "Message sent successfully!",
    es: "¡Mensaje enviado!",
  }),
  "text.contact.sent": words({
    label: { en: "Contact form: text after sending", es: "Formulario de contacto: texto al enviarlo" },
    at: contactForm,
    en: "We'll get back to you soon.",
    es: "Le responderemos pronto.",
  }),
  "text.contact.next": words({
    label: { en: "What happens next: heading", es: "Qué pasa después: título" },
    at: afterForm,
    en: "What happens next",
    es: "Qué pasa después",
  }),
  "text.contact.reading": words({
    label: { en: "What happens next: who reads it", es: "Qué pasa después: quién lo lee" },
    at: afterForm,
    en: "A loan officer will read your message, in English or Spanish.",
    es: "Un oficial de préstamos lee su mensaje, en español o en inglés.",
  }),
  "text.contact.officerReading": words({
    label: { en: "What happens next: who reads it ({name} is the officer)", es: "Qué pasa después: quién lo lee ({name} es el oficial)" },
    at: { en: "below the form on each loan officer's page", es: "debajo del formulario en la página de cada oficial de préstamos" },
    en: "{name} will read your message.",
    es: "{name} lee su mensaje.",
  }),
  "text.contact.answer": words({
    label: {
      en: "What happens next: when the answer comes ({time} is set under Office)",
      es: "Qué pasa después: cuándo llega la respuesta ({time} se indica en Oficina)",
    },
    at: afterForm,
    en: "You'll get an answer {time}, by email or at the number you leave.",
    es: "Le respondemos {time}, por correo electrónico o al número que nos deje.",
  }),
  "text.contact.ready": words({
    label: { en: "What happens next: what to have handy", es: "Qué pasa después: qué tener a la mano" },
    at: afterForm,
    en: "Have your latest pay stubs and tax returns handy, if you have them. You don't need to send anything yet.",
    es: "Si los tiene, tenga a la mano sus últimos talones de cheque y declaraciones de impuestos. Todavía no hace falta enviar nada.",
  }),
  "text.newsletter.heading": words({
    label: { en: "Newsletter form: heading", es: "Formulario del boletín: título" },
    at: { en: "in the footer and under the blog", es: "en el pie de página y bajo el blog" },
    en: "New articles by email",
    es: "Artículos nuevos por correo",
  }),
  "text.newsletter.lead": words({
    label: { en: "Newsletter form: introduction", es: "Formulario del boletín: introducción" },
    at: { en: "under the blog and on the newsletter page", es: "bajo el blog y en la página del boletín" },
    en: "Plain answers about buying a home, in your inbox when there's something new. Nothing more.",
    es: "Respuestas claras sobre cómo comprar casa, en su correo cuando haya algo nuevo. Nada más.",
  }),
  "text.newsletter.sentTitle": words({
    label: { en: "Newsletter: title after signing up", es: "Boletín: título después de suscribirse" },
    at: { en: "after someone signs up", es: "después de que alguien se suscribe" },
    en: "Check your email",
    es: "Revise su correo",
  }),
  "text.newsletter.sent": words({
    label: { en: "Newsletter: text after signing up", es: "Boletín: texto después de suscribirse" },
    at: { en: "after someone signs up", es: "después de que alguien se suscribe" },
    en: "If this address isn't on our list yet, we've sent it a message. Open it and confirm that you want the newsletter; you're not signed up until you do. If it doesn't arrive, check your spam folder.",
    es: "Si esta dirección todavía no está en nuestra lista, le enviamos un mensaje. Ábralo y confirme que quiere el boletín: solo entonces queda su suscripción. Si no llega, revise la carpeta de correo no deseado.",
  }),
  "text.newsletter.confirmedTitle": words({
    label: { en: "Newsletter: title after confirming", es: "Boletín: título al confirmar" },
    at: { en: "after someone confirms a subscription", es: "después de que alguien confirma su suscripción" },
    en: "You're signed up",
    es: "Su suscripción está lista",
  }),
  "text.newsletter.confirmed": words({
    label: { en: "Newsletter: text after confirming", es: "Boletín: texto al confirmar" },
    at: { en: "after someone confirms a subscription", es: "después de que alguien confirma su suscripción" },
    en: "Thank you. You'll get the next issue by email. Every issue has a link to unsubscribe.",
    es: "Gracias. El próximo boletín llegará a su correo. Cada envío tiene un enlace para darse de baja.",
  }),
  "text.newsletter.unsubscribedTitle": words({
    label: { en: "Newsletter: title after unsubscribing", es: "Boletín: título al darse de baja" },
    at: { en: "after someone unsubscribes", es: "después de que alguien se da de baja" },
    en: "You're unsubscribed",
    es: "Ya no recibirá el boletín",
  }),
  "text.newsletter.unsubscribed": words({
    label: { en: "Newsletter: text after unsubscribing", es: "Boletín: texto al darse de baja" },
    at: { en: "after someone unsubscribes", es: "después de que alguien se da de baja" },
    en: "You won't get any more issues. If that was a mistake, you can sign up again.",
    es: "No llegarán más envíos a su correo. Si fue un error, puede suscribirse de nuevo.",
  }),
};
