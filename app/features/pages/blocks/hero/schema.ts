import { z } from "zod";
import { blockKind } from "#app/features/pages/blocks/block-kind.ts";

export const kind = blockKind({
  label: { en: "Banner", es: "Portada" },
  about: {
    en: "A large title with a picture and buttons, to begin a page",
    es: "Un título grande con imagen y botones, para empezar una página",
  },
  showsTitle: true,
  fields: ["body", "image"],
  items: { label: { en: "Button", es: "Botón" }, fields: ["url"], most: 3 },
  props: z.object({}),
});
