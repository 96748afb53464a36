import { texts } from "#app/messages/texts.ts";

export const officerListTexts = texts({
  en: {
    title: "Loan Officers",
    changeOrder: "Change order",
    add: "Add Officer",
    caption: "Loan officers",
    orderLabel: "Loan officers in the order of the directory",
    inactiveDetail: " (inactive)",
    name: "Name",
    contact: "Contact",
    emptyList: {
      text: "No loan officers yet. Visitors find the officers you add in the directory.",
      action: "Add the first officer",
    },
  },
  es: {
    title: "Oficiales de préstamos",
    changeOrder: "Cambiar el orden",
    add: "Agregar oficial",
    caption: "Oficiales de préstamos",
    orderLabel: "Oficiales de préstamos en el orden del directorio",
    inactiveDetail: " (inactivo)",
    name: "Nombre",
    contact: "Contacto",
    emptyList: {
      text: "Todavía no hay oficiales de préstamos. Los visitantes encuentran en el directorio a los que usted agrega.",
      action: "Agregar al primer oficial",
    },
  },
});

export type OfficerListTexts = (typeof officerListTexts)["en"];
