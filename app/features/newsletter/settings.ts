import { editableText, type Setting } from "#app/features/settings/setting.ts";

export const newsletterSettings = {
  "newsletter.consent": {
    label: { en: "Consent next to the newsletter's button", es: "Consentimiento junto al botón del boletín" },
    about: {
      en: "What people agree to by signing up, in the footer and under the blog. Each subscription keeps the text the subscriber saw.",
      es: "Lo que las personas aceptan al suscribirse, en el pie de página y bajo el blog. Cada suscripción guarda las palabras que vio el suscriptor.",
    },
    kind: "multiline",
    default:
      "By signing up you agree that we send you our newsletter by email. Every issue has a link to unsubscribe. Agreeing is not a condition of getting a loan.",
    es: "Al suscribirse, usted acepta que le enviemos nuestro boletín por correo electrónico. Cada envío tiene un enlace para darse de baja. Aceptarlo no es condición para obtener un préstamo.",
    page: "/blog",
    sensitive: true,
  },
  "newsletter.sendNewPosts": {
    label: {
      en: "Send every new blog post to all subscribers, ten minutes after it is published",
      es: "Si cada entrada nueva del blog se envía a todos los suscriptores, diez minutos después de publicarse",
    },
    about: {
      en: "Not shown to visitors. Each post becomes a newsletter.",
      es: "Los visitantes no lo ven. Hace un boletín de cada entrada.",
    },
    kind: "choice",
    choices: { off: { en: "Off", es: "No" }, on: { en: "On", es: "Sí" } },
    default: "off",
  },
  "newsletter.perMinute": {
    label: {
      en: "How many newsletters go to the mail server per minute",
      es: "Cuántos boletines se entregan por minuto al servidor de correo",
    },
    about: {
      en: "Not shown to visitors. Your mail provider can tell you how many it accepts.",
      es: "Los visitantes no lo ven. Su proveedor de correo dice cuántos acepta.",
    },
    kind: "count",
    default: "60",
  },
} as const satisfies Record<string, Setting>;

/** The heading of the sign-up form, and what visitors read after each step. */
export const newsletterTextSettings = {
  "text.newsletter.heading": editableText({
    label: { en: "Newsletter form: heading", es: "Formulario del boletín: título" },
    at: { en: "in the footer and under the blog", es: "en el pie de página y bajo el blog" },
    en: "New articles by email",
    es: "Artículos nuevos por correo",
    page: "/blog",
  }),
  "text.newsletter.lead": editableText({
    label: { en: "Newsletter form: introduction", es: "Formulario del boletín: introducción" },
    at: { en: "under the blog and on the newsletter page", es: "bajo el blog y en la página del boletín" },
    en: "Plain answers about buying a home, in your inbox when there's something new. Nothing more.",
    es: "Respuestas claras sobre cómo comprar casa, en su correo cuando haya algo nuevo. Nada más.",
    page: "/blog",
  }),
  "text.newsletter.sentTitle": editableText({
    label: { en: "Newsletter: title after signing up", es: "Boletín: título después de suscribirse" },
    at: { en: "after someone signs up", es: "después de que alguien se suscribe" },
    en: "Check your email",
    es: "Revise su correo",
  }),
  "text.newsletter.sent": editableText({
    label: { en: "Newsletter: text after signing up", es: "Boletín: texto después de suscribirse" },
    at: { en: "after someone signs up", es: "después de que alguien se suscribe" },
    en: "If this address isn't on our list yet, we've sent it a message. Open it and confirm that you want the newsletter; you're not signed up until you do. If it doesn't arrive, check your spam folder.",
    es: "Si esta dirección todavía no está en nuestra lista, le enviamos un mensaje. Ábralo y confirme que quiere el boletín: solo entonces queda su suscripción. Si no llega, revise la carpeta de correo no deseado.",
  }),
  "text.newsletter.confirmedTitle": editableText({
    label: { en: "Newsletter: title after confirming", es: "Boletín: título al confirmar" },
    at: { en: "after someone confirms a subscription", es: "después de que alguien confirma su suscripción" },
    en: "You're signed up",
    es: "Su suscripción está lista",
  }),
  "text.newsletter.confirmed": editableText({
    label: { en: "Newsletter: text after confirming", es: "Boletín: texto al confirmar" },
    at: { en: "after someone confirms a subscription", es: "después de que alguien confirma su suscripción" },
    en: "Thank you. You'll get the next issue by email. Every issue has a link to unsubscribe.",
    es: "Gracias. El próximo boletín llegará a su correo. Cada envío tiene un enlace para darse de baja.",
  }),
  "text.newsletter.unsubscribedTitle": editableText({
    label: { en: "Newsletter: title after unsubscribing", es: "Boletín: título al darse de baja" },
    at: { en: "after someone unsubscribes", es: "después de que alguien se da de baja" },
    en: "You're unsubscribed",
    es: "Ya no recibirá el boletín",
  }),
  "text.newsletter.unsubscribed": editableText({
    label: { en: "Newsletter: text after unsubscribing", es: "Boletín: texto al darse de baja" },
    at: { en: "after someone unsubscribes", es: "después de que alguien se da de baja" },
    en: "You won't get any more issues. If that was a mistake, you can sign up again.",
    es: "No llegarán más envíos a su correo. Si fue un error, puede suscribirse de nuevo.",
  }),
};
