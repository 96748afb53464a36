import { z } from "zod";
import { blockKind } from "#app/features/pages/blocks/block-kind.ts";
import { wholeNumber } from "#lib/fields.ts";

export const labels = { seconds: { en: "Seconds per slide", es: "Segundos por diapositiva" } };

export const kind = blockKind({
  label: { en: "Slideshow", es: "Carrusel" },
  about: {
    en: "Pictures with text, one after the other. Visitors may miss the later ones: put nothing there that everyone must read.",
    es: "Imágenes con texto, una tras otra. Muchos no ven las últimas: no ponga ahí nada que todos deban leer.",
  },
  showsTitle: false,
  fields: [],
  items: { label: { en: "Slide", es: "Diapositiva" }, fields: ["body", "image", "alignImg", "url"], most: 12 },
  props: z.object({ seconds: wholeNumber(labels.seconds, 4, 30).default(6) }),
  hasScript: true,
});
