import { texts } from "#app/messages/texts.ts";

export const blockTexts = texts({
  en: {
    source: "Source:",
    toForm: "Go to the form",
    video: {
      name: "Video",
      play: "Play video",
      sites: { youtube: "YouTube", vimeo: "Vimeo" },
      note: (site: string) => `The video is loaded from ${site} when you press Play.`,
      open: (site: string) => `Watch it on ${site}`,
      none: "Add the address of a video in the settings of this block. Until then visitors don't see it.",
    },
    map: { show: "Show the map" },
    hours: { otherwise: "Other hours on these days", from: (opens: string, closes: string) => `${opens} to ${closes}`, closed: "closed" },
    officers: {
      all: "See all loan officers",
      none: "No loan officer fits these settings today, so visitors don't see this block.",
    },
    noPosts: "There are no articles in this category yet, so visitors don't see this block.",
    noDocuments: "Choose documents in the settings of this block. Until then visitors don't see it.",
    noTerms: "Choose terms in the settings of this block. Until then visitors don't see it.",
  },
  es: {
    source: "Fuente:",
    toForm: "Ir al formulario",
    video: {
      name: "Video",
      play: "Ver el video",
      sites: { youtube: "YouTube", vimeo: "Vimeo" },
      note: (site) => `El video se carga desde ${site} cuando usted presiona el botón.`,
      open: (site) => `Verlo en ${site}`,
      none: "Agregue la dirección de un video en los ajustes de este bloque. Mientras tanto, los visitantes no lo ven.",
    },
    map: { show: "Mostrar el mapa" },
    hours: { otherwise: "Otro horario estos días", from: (opens, closes) => `de ${opens} a ${closes}`, closed: "cerrado" },
    officers: {
      all: "Ver todos los oficiales de préstamos",
      none: "Hoy ningún oficial de préstamos corresponde a estos ajustes; los visitantes no ven este bloque.",
    },
    noPosts: "Todavía no hay artículos en esta categoría; los visitantes no ven este bloque.",
    noDocuments: "Elija documentos en los ajustes de este bloque. Mientras tanto, los visitantes no lo ven.",
    noTerms: "Elija términos en los ajustes de este bloque. Mientras tanto, los visitantes no lo ven.",
  },
});
