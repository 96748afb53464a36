import { texts } from "#app/messages/texts.ts";

export const usesTexts = texts({
  en: {
    none: "No other page, menu or text links to it.",
    intro: "It is still used here:",
    untitled: "Untitled",
    kinds: { link: "Link in", page: "Page below it", menu: "Menu", set: "Set", redirect: "Redirect" },
  },
  es: {
    none: "Ninguna otra página, menú o texto enlaza a ella.",
    intro: "Todavía se usa aquí:",
    untitled: "Sin título",
    kinds: { link: "Enlace en", page: "Página debajo de ella", menu: "Menú", set: "Conjunto", redirect: "Redirección" },
  },
});
