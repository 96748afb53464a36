import { texts } from "#app/messages/texts.ts";

/** What staff read while the database is away. */
export const staffOutageTexts = texts({
  en: {
    title: "The database is away",
    since: (time: string) => `The database has not answered since ${time}.`,
    unknownSince: "The database does not answer.",
    visitors: "Visitors get the pages that are still in memory, and their messages are kept until it is back.",
    typed:
      "Nothing that was saved is lost. What you typed on an open screen is still there: leave it open and save again when this is over.",
    operator: "If it lasts longer than a few minutes, tell whoever runs the server.",
    retry: "Try again",
    back: "The database is back. You can go on.",
  },
  es: {
    title: "La base de datos no está disponible",
    since: (time: string) => `La base de datos no responde desde las ${time}.`,
    unknownSince: "La base de datos no responde.",
    visitors: "Los visitantes ven las páginas que siguen en memoria, y sus mensajes se conservan hasta que vuelva.",
    typed:
      "No se pierde nada de lo guardado. Lo que escribió en una pantalla abierta sigue ahí: déjela abierta y guarde de nuevo cuando esto termine.",
    operator: "Si dura más de unos minutos, avise a quien administra el servidor.",
    retry: "Intentar de nuevo",
    back: "La base de datos volvió. Puede continuar.",
  },
});
