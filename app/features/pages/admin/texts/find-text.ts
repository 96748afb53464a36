import { texts } from "#app/messages/texts.ts";

export const findTextTexts = texts({
  en: {
    title: "Find a text",
    lead: "Type some words you see on the site, in English or Spanish. Accents don't matter. The results show where to edit each text.",
    found: (count: number) => `${count} found`,
    nothing: "No text contains all of these words.",
    editable: "Texts you can edit",
    fixed: "Fixed in the program",
    fixedLead: "These are part of the program and can't be edited here. If one of them should change, tell your site administrator.",
    languages: { en: "English", es: "Spanish" },
  },
  es: {
    title: "Buscar un texto",
    lead: "Escriba algunas palabras que ve en el sitio, en español o en inglés. Los acentos no importan. Los resultados muestran dónde se edita cada texto.",
    found: (count) => (count === 1 ? "1 encontrado" : `${count} encontrados`),
    nothing: "Ningún texto tiene todas estas palabras.",
    editable: "Textos que puede editar",
    fixed: "Fijos en el programa",
    fixedLead: "Estos pertenecen al programa y no se pueden editar aquí. Si alguno debe cambiar, dígaselo a quien se encarga del sitio.",
    languages: { en: "inglés", es: "español" },
  },
});
