import { z } from "zod";
import { blockKind } from "#app/features/pages/blocks/block-kind.ts";

export const kind = blockKind({
  label: { en: "Cards", es: "Tarjetas" },
  about: {
    en: "Short texts side by side, each with a picture or icon and a link",
    es: "Textos breves uno junto a otro, cada uno con imagen o ícono y un enlace",
  },
  showsTitle: true,
  fields: ["body", "background"],
  items: { label: { en: "Card", es: "Tarjeta" }, fields: ["body", "image", "icon", "url"], most: 20 },
  props: z.object({}),
});
