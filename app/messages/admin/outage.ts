import { texts } from "#app/messages/texts.ts";

export const staffOutageTexts = texts({
  en: {
    title: "The database is unavailable",
    since: (time: string) => `The database has not responded since ${time}.`,
    unknownSince: "The database isn't responding.",
    visitors: "Visitors see the pages that are still in memory, and their messages are kept until it's back.",
    typed:
      "Nothing you saved is lost. What you typed on an open screen is still there: leave it open and save again when the database is back.",
    operator: "If this lasts more than a few minutes, tell your server administrator.",
    retry: "Try again",
    back: "The database is back. You can continue.",
  },
  es: {
    title: "La base de datos no está disponible",
    since: (time: string) => `Desde las ${time} la base de datos no responde.`,
    unknownSince: "La base de datos no responde.",
    visitors: "Los visitantes ven las páginas que siguen en memoria, y sus mensajes se conservan hasta que vuelva.",
    typed:
      "No se pierde nada de lo guardado. Lo que escribió en una pantalla abierta sigue ahí: déjela abierta y guarde de nuevo cuando esto termine.",
    operator: "Si dura más de unos minutos, avise a quien administra el servidor.",
    retry: "Intentar de nuevo",
    back: "La base de datos volvió. Puede continuar.",
  },
});
