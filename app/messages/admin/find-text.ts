import { texts } from "#app/messages/texts.ts";

/** The screen that finds where a text is kept. */
export const findTextTexts = texts({
  en: {
    title: "Find a text",
    lead: "Type some words that you see on the site, in English or Spanish. Accents do not matter. You are told where each text is edited.",
    found: (count: number) => `${count} found`,
    nothing: "No text has all of these words.",
    editable: "Texts that you can edit",
    fixed: "Fixed in the program",
    fixedLead: "These belong to the program and cannot be edited here. Tell whoever looks after the site if one of them should change.",
    languages: { en: "English", es: "Spanish" },
  },
  es: {
    title: "Buscar un texto",
    lead: "Escriba algunas palabras que ve en el sitio, en español o en inglés. Los acentos no importan. Se le dice dónde se edita cada texto.",
    found: (count) => (count === 1 ? "1 encontrado" : `${count} encontrados`),
    nothing: "Ningún texto tiene todas estas palabras.",
    editable: "Textos que puede editar",
    fixed: "Fijos en el programa",
    fixedLead: "Estos pertenecen al programa y no se pueden editar aquí. Si alguno debe cambiar, dígaselo a quien se encarga del sitio.",
    languages: { en: "inglés", es: "español" },
  },
});
