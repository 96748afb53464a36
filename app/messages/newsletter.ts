import { texts } from "./texts.ts";

/** The newsletter: its form, its pages and the mails around a subscription. */
export const newsletterTexts = texts({
  en: {
    name: "Newsletter",
    heading: "New articles by email",
    lead: "Plain answers about buying a home, in your mailbox when there is something new. No more than that.",
    email: "Your email for the newsletter",
    submit: "Sign up",
    leaveEmpty: "Leave this field empty",
    invalidEmail: "Please enter a valid email address",
    tooMany: "There were several sign-ups in a short time. Please wait a few minutes and try again.",
    sentTitle: "Check your email",
    sent: "If this address is not on our list yet, a message is on its way to it. Open it and confirm that you want the newsletter: only then are you signed up. If it does not come, look in the spam folder.",
    failedTitle: "That did not work",
    confirm: {
      name: "Confirm your subscription",
      question: "One more step: press the button, and the newsletter will come to your address.",
      button: "Yes, send me the newsletter",
      doneTitle: "You are signed up",
      done: "Thank you. The next issue will come to your address. Every issue has a link to unsubscribe.",
      expiredTitle: "This link no longer works",
      expired: "Links like this one work for seven days. Sign up once more, and we send you a new one.",
    },
    unsubscribe: {
      name: "Unsubscribe from the newsletter",
      question: "Press the button, and you get no more issues. We still answer you if you write to us.",
      button: "Unsubscribe",
      doneTitle: "You are unsubscribed",
      done: "No more issues will come to your address. If that was a mistake, you can sign up again.",
      unknownTitle: "We cannot read this link",
      unknown: "It may have been cut off. Open it from the newsletter again, or write to us, and we take your address off the list.",
    },
    mails: {
      confirmation: {
        title: "Confirm your subscription",
        lines: [
          "Someone, most likely you, asked for our newsletter at this address.",
          "If you want it, press the button and confirm on the page that opens. The link works for seven days.",
        ],
        action: "Confirm",
        why: "You receive this email because this address was entered on our site. If it was not you, do nothing: you will get no newsletter.",
      },
      issue: {
        why: "You receive this newsletter because you signed up for it.",
        unsubscribe: "Unsubscribe",
        trial: "Test",
      },
      already: {
        title: "You are subscribed already",
        lines: [
          "Someone, most likely you, signed up for our newsletter with this address. It is on our list already, so there is nothing to do.",
          "If you want no more issues, you can leave with the button below.",
        ],
        action: "Unsubscribe",
        why: "You receive this email because this address was entered on our site.",
      },
    },
  },
  es: {
    name: "Boletín",
    heading: "Artículos nuevos por correo",
    lead: "Respuestas claras sobre cómo comprar casa, en su correo cuando haya algo nuevo. Nada más.",
    email: "Su correo para recibir el boletín",
    submit: "Suscribirme",
    leaveEmpty: "Deje este campo vacío",
    invalidEmail: "Escriba un correo electrónico válido",
    tooMany: "Hubo varias suscripciones en poco tiempo. Espere unos minutos e inténtelo de nuevo.",
    sentTitle: "Revise su correo",
    sent: "Si esta dirección todavía no está en nuestra lista, le enviamos un mensaje. Ábralo y confirme que quiere el boletín: solo entonces queda su suscripción. Si no llega, revise la carpeta de correo no deseado.",
    failedTitle: "No se pudo completar",
    confirm: {
      name: "Confirme su suscripción",
      question: "Falta un paso: presione el botón y el boletín llegará a su correo.",
      button: "Sí, envíenme el boletín",
      doneTitle: "Su suscripción está lista",
      done: "Gracias. El próximo boletín llegará a su correo. Cada envío tiene un enlace para darse de baja.",
      expiredTitle: "Este enlace ya no funciona",
      expired: "Los enlaces como este sirven durante siete días. Suscríbase otra vez y le enviamos uno nuevo.",
    },
    unsubscribe: {
      name: "Darse de baja del boletín",
      question: "Presione el botón y ya no recibirá el boletín. Si nos escribe, le seguimos respondiendo.",
      button: "Darme de baja",
      doneTitle: "Ya no recibirá el boletín",
      done: "No llegarán más envíos a su correo. Si fue un error, puede suscribirse de nuevo.",
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
