import { texts } from "#app/messages/texts.ts";

export const offlineTexts = texts({
  en: {
    kept: "You're offline. What you typed is kept in this browser; press Save when you're back online.",
    notKept: "You're offline, and this browser couldn't keep what you typed. Leave this page open.",
    picture: "The picture you chose can't be kept: you'll lose it if you close or reload this page.",
    unreachable: "The last save didn't go through. What you typed is kept in this browser; press Save to try again.",
    restored: { before: "This is what you had typed by ", after: ". It hasn't been saved yet: press Save to keep it." },
    ofDraft: {
      kept: "You're offline. What you typed is kept in this browser; press Save draft when you're back online.",
      unreachable: "The draft couldn't be saved. What you typed is kept in this browser; press Save draft to try again.",
      restored: { before: "This is what you had typed by ", after: ". It hasn't been saved yet: press Save draft to keep it." },
    },
    pictureGone: "The picture you chose couldn't be kept; choose it again.",
    discard: "Discard it",
    elsewhere: "Not saved yet",
    elsewhereText: "You have unsaved text on these pages. It's kept in this browser for a week:",
  },
  es: {
    kept: "No tiene conexión. Lo que escribió se conserva en este navegador; presione Guardar cuando vuelva la conexión.",
    notKept: "No tiene conexión y este navegador no pudo conservar lo que escribió. Deje esta página abierta.",
    picture: "La imagen que eligió no se puede conservar: se pierde si cierra o vuelve a cargar esta página.",
    unreachable:
      "No se pudo guardar la última vez. Lo que escribió se conserva en este navegador; presione Guardar para intentarlo de nuevo.",
    restored: { before: "Esto es lo que había escrito (", after: "). Todavía no se ha guardado: presione Guardar para conservarlo." },
    ofDraft: {
      kept: "No tiene conexión. Lo que escribió se conserva en este navegador; presione «Guardar borrador» cuando vuelva la conexión.",
      unreachable:
        "No se pudo guardar el borrador. Lo que escribió se conserva en este navegador; presione «Guardar borrador» para intentarlo de nuevo.",
      restored: {
        before: "Esto es lo que había escrito (",
        after: "). Todavía no se ha guardado: presione «Guardar borrador» para conservarlo.",
      },
    },
    pictureGone: "La imagen que había elegido no se pudo conservar; elíjala de nuevo.",
    discard: "Descartarlo",
    elsewhere: "Sin guardar todavía",
    elsewhereText: "Tiene texto sin guardar en estas páginas. Se conserva en este navegador durante una semana:",
  },
});
