import { z } from "zod";
import { blockKind } from "#app/features/pages/blocks/block-kind.ts";
import { sourceProps } from "#app/features/pages/blocks/source.ts";

export const kind = blockKind({
  label: { en: "Numbers", es: "Cifras" },
  about: { en: "Large figures with what they mean, and where they come from", es: "Cifras grandes con su significado y de dónde vienen" },
  showsTitle: true,
  fields: ["body", "background"],
  items: { label: { en: "Figure", es: "Cifra" }, fields: ["body"], most: 12 },
  props: z.object(sourceProps),
});
