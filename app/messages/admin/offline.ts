import { texts } from "#app/messages/texts.ts";

export const offlineTexts = texts({
  en: {
    waiting: "You are offline. What you typed is kept and will be saved when you are back.",
    kept: "You are offline. What you typed is kept in this browser; save it when you are back.",
    notKept: "You are offline, and this browser could not keep what you typed. Leave this page open.",
    picture: "The picture that you chose cannot be kept: it is lost if you close or reload this page.",
    unreachable: "What you typed is kept in this browser until it is saved.",
    restored: { before: "This is what you typed until ", after: ". It has not been saved yet." },
    pictureGone: "The picture that you had chosen could not be kept; choose it again.",
    discard: "Discard it",
    elsewhere: "Not saved yet",
    elsewhereText: "You typed this and it could not be saved. It is kept in this browser for a week:",
  },
  es: {
    waiting: "No tiene conexión. Lo que escribió se conserva y se guardará cuando vuelva la conexión.",
    kept: "No tiene conexión. Lo que escribió se conserva en este navegador; guárdelo cuando vuelva la conexión.",
    notKept: "No tiene conexión y este navegador no pudo conservar lo que escribió. Deje esta página abierta.",
    picture: "La imagen que eligió no se puede conservar: se pierde si cierra o vuelve a cargar esta página.",
    unreachable: "Lo que escribió se conserva en este navegador hasta que se guarde.",
    restored: { before: "Esto es lo que escribió hasta el ", after: ". Todavía no se ha guardado." },
    pictureGone: "La imagen que había elegido no se pudo conservar; elíjala de nuevo.",
    discard: "Descartarlo",
    elsewhere: "Sin guardar todavía",
    elsewhereText: "Usted escribió esto y no se pudo guardar. Se conserva en este navegador durante una semana:",
  },
});
