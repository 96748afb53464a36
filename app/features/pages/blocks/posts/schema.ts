import { z } from "zod";
import { blockKind } from "#app/features/pages/blocks/block-kind.ts";
import { optionalId, wholeNumber } from "#lib/fields.ts";

export const labels = { category: { en: "Category", es: "Categoría" }, count: { en: "Number of articles", es: "Cantidad de artículos" } };

export const kind = blockKind({
  label: { en: "Articles", es: "Artículos" },
  about: {
    en: "The newest articles, of one category if you like. If there is none, visitors don't see the block.",
    es: "Los artículos más recientes, de una categoría si lo desea. Si no hay ninguno, los visitantes no ven el bloque.",
  },
  showsTitle: true,
  fields: ["body"],
  props: z.object({ category: optionalId(labels.category).default(null), count: wholeNumber(labels.count, 1, 12).default(3) }),
});
