import { texts } from "#app/messages/texts.ts";

/** The newsletter: its form, its pages and the mails around a subscription. */
export const newsletterTexts = texts({
  en: {
    name: "Newsletter",
    email: "Your email for the newsletter",
    submit: "Sign up",
    leaveEmpty: "Leave this field empty",
    invalidEmail: "Please enter a valid email address",
    cannotTake: "We can't sign you up right now. Please try again in a few minutes.",
    tooMany: "There were several sign-ups in a short time. Please wait a few minutes and try again.",
    failedTitle: "That didn't work",
    confirm: {
      name: "Confirm your subscription",
      question: "One more step: press the button, and we'll send you the newsletter.",
      button: "Yes, send me the newsletter",
      expiredTitle: "This link no longer works",
      expired: "Links like this one work for seven days. Sign up again and we'll send you a new one.",
    },
    unsubscribe: {
      name: "Unsubscribe from the newsletter",
      question: "Press the button to stop receiving the newsletter. We'll still answer if you write to us.",
      button: "Unsubscribe",
      unknownTitle: "We can't read this link",
      unknown: "It may have been cut off. Open it from the newsletter again, or write to us and we'll take your address off the list.",
    },
    mails: {
      confirmation: {
        title: "Confirm your subscription",
        lines: [
          "Someone, most likely you, asked for our newsletter at this address.",
          "If you want it, press the button and confirm on the page that opens. The link works for seven days.",
        ],
        action: "Confirm",
        why: "You're receiving this email because someone entered this address on our site. If it wasn't you, do nothing, and you won't get the newsletter.",
      },
      issue: {
        why: "You're receiving this newsletter because you signed up for it.",
        unsubscribe: "Unsubscribe",
        trial: "Test",
      },
      already: {
        title: "You're already subscribed",
        lines: [
          "Someone, most likely you, signed up for our newsletter with this address. It's already on our list, so you don't need to do anything.",
          "If you don't want it anymore, use the button below to unsubscribe.",
        ],
        action: "Unsubscribe",
        why: "You're receiving this email because someone entered this address on our site.",
      },
    },
  },
  es: {
    name: "Boletín",
    email: "Su correo para recibir el boletín",
    submit: "Suscribirme",
    leaveEmpty: "Deje este campo vacío",
    invalidEmail: "Escriba un correo electrónico válido",
    cannotTake: "En este momento no podemos registrar su suscripción. Inténtelo de nuevo en unos minutos.",
    tooMany: "Hubo varias suscripciones en poco tiempo. Espere unos minutos e inténtelo de nuevo.",
    failedTitle: "No se pudo completar",
    confirm: {
      name: "Confirme su suscripción",
      question: "Falta un paso: presione el botón y el boletín llegará a su correo.",
      button: "Sí, envíenme el boletín",
      expiredTitle: "Este enlace ya no funciona",
      expired: "Los enlaces como este sirven durante siete días. Suscríbase otra vez y le enviamos uno nuevo.",
    },
    unsubscribe: {
      name: "Darse de baja del boletín",
      question: "Presione el botón y ya no recibirá el boletín. Si nos escribe, le seguimos respondiendo.",
      button: "Darme de baja",
      unknownTitle: "No pudimos leer este enlace",
      unknown: "Puede estar incompleto. Ábralo otra vez desde el boletín o escríbanos, y quitamos su dirección de la lista.",
    },
    mails: {
      confirmation: {
        title: "Confirme su suscripción",
        lines: [
          "Alguien, probablemente usted, pidió nuestro boletín para esta dirección.",
          "Si lo quiere recibir, presione el botón y confirme en la página que se abre. El enlace sirve durante siete días.",
        ],
        action: "Confirmar",
        why: "Recibe este correo porque alguien escribió esta dirección en nuestro sitio. Si no fue usted, no necesita hacer nada: no recibirá el boletín.",
      },
      issue: {
        why: "Recibe este boletín porque se suscribió a él.",
        unsubscribe: "Darse de baja",
        trial: "Prueba",
      },
      already: {
        title: "Ya tiene su suscripción",
        lines: [
          "Alguien, probablemente usted, se suscribió a nuestro boletín con esta dirección. Ya está en nuestra lista, así que no hay nada que hacer.",
          "Si no quiere recibir más envíos, puede darse de baja con este botón.",
        ],
        action: "Darme de baja",
        why: "Recibe este correo porque alguien escribió esta dirección en nuestro sitio.",
      },
    },
  },
});
