import { texts } from "#app/messages/texts.ts";

/** The screens of web resources: the site's settings and short texts. */
export const resourceTexts = texts({
  en: {
    title: "Resources",
    add: "New Resource",
    edit: "Edit Resource",
    columns: { id: "Resource Id", context: "Context", value: "Value" },
    sample: "Sample, to be replaced",
    ownersOnly:
      "Only an owner can change this: it decides where mail or applications go, or what a page shows from another site, or the law requires it.",
    noCategory: "No category",
    knownName: "The site finds the value by this name",
    newName: "A unique name, such as company.slogan",
    inOffice: "Also on the Office screen",
    officeLead: "This is part of the office information.",
    officeLink: "Edit it on the Office screen",
    emptyList: {
      text: "No resources yet. The site's names, numbers and short texts appear here.",
      action: "Add the first resource",
    },
  },
  es: {
    title: "Recursos",
    add: "Nuevo recurso",
    edit: "Editar recurso",
    columns: { id: "N.º de recurso", context: "Contexto", value: "Valor" },
    sample: "De muestra, hay que reemplazarlo",
    ownersOnly:
      "Solo un propietario puede cambiar esto: decide a dónde van los correos o las solicitudes o qué muestra una página de otro sitio, o lo exige la ley.",
    noCategory: "Sin categoría",
    knownName: "El sitio encuentra el valor por este nombre",
    newName: "Un nombre único, por ejemplo company.slogan",
    inOffice: "También en la pantalla Oficina",
    officeLead: "Este es uno de los datos de la oficina.",
    officeLink: "Editarlo en la pantalla Oficina",
    emptyList: {
      text: "Todavía no hay recursos. Aquí están los nombres, números y textos cortos del sitio.",
      action: "Agregar el primer recurso",
    },
  },
});
