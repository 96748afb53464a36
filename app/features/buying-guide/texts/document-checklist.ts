import { texts } from "#app/messages/texts.ts";

/** In a file of their own, because they are in the browser bundle. */
export const documentChecklistTexts = texts({
  en: {
    documents: (total: number) => `${total} papers`,
    progress: (ready: number, total: number) => `${ready} of ${total} ready`,
    missing: (missing: number, total: number) => (missing === 0 ? "You have all of them" : `${missing} of ${total} still missing`),
    onlyHere: "Your check marks stay on this phone or computer. No one else sees them.",
    clear: "Clear my check marks",
    print: "Print",
  },
  es: {
    documents: (total) => `${total} papeles`,
    progress: (ready, total) => `${ready} de ${total} listos`,
    missing: (missing, total) => (missing === 0 ? "Ya los tiene todos" : `Le faltan ${missing} de ${total}`),
    onlyHere: "Sus marcas se quedan en este teléfono o computadora. Nadie más las ve.",
    clear: "Borrar mis marcas",
    print: "Imprimir",
  },
});
