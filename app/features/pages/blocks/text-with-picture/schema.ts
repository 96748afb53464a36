import { z } from "zod";
import { blockKind } from "#app/features/pages/blocks/block-kind.ts";

export const kind = blockKind({
  label: { en: "Text with picture", es: "Texto con imagen" },
  about: { en: "Text beside a picture, with a link if you like", es: "Texto junto a una imagen, con un enlace si lo desea" },
  showsTitle: true,
  fields: ["body", "image", "alignImg", "background", "url"],
  props: z.object({}),
});
