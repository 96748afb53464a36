import { texts } from "#app/messages/texts.ts";

export const previewBarTexts = texts({
  en: {
    title: "Preview: not published",
    watermark: "PREVIEW: NOT PUBLISHED",
    shows: (names: string) => `Includes unpublished changes to ${names}.`,
    more: (count: number) => `${count} more`,
    goTo: (name: string) => `See “${name}”`,
    asOf: (time: string) => `As the site will be on ${time}.`,
    until: (time: string) => `This link works until ${time}.`,
    leftOut: (count: number) => (count === 1 ? "One older draft is not shown." : `${count} older drafts are not shown.`),
    unfinished: (count: number) =>
      count === 1 ? "One draft is not finished and is not shown" : `${count} drafts are not finished and are not shown`,
    forms: "Forms are turned off in this preview.",
    leave: "Leave the preview",
  },
  es: {
    title: "Vista previa: no publicado",
    watermark: "VISTA PREVIA: NO PUBLICADO",
    shows: (names) => `Incluye cambios sin publicar en ${names}.`,
    more: (count) => `${count} más`,
    goTo: (name) => `Ver «${name}»`,
    asOf: (time) => `Así será el sitio el ${time}.`,
    until: (time) => `Este enlace funciona hasta el ${time}.`,
    leftOut: (count) => (count === 1 ? "No se muestra un borrador más antiguo." : `No se muestran ${count} borradores más antiguos.`),
    unfinished: (count) =>
      count === 1 ? "Un borrador no está terminado y no se muestra" : `${count} borradores no están terminados y no se muestran`,
    forms: "Los formularios están desactivados en esta vista previa.",
    leave: "Salir de la vista previa",
  },
});
