import { z } from "zod";
import { blockKind } from "#app/features/pages/blocks/block-kind.ts";

export const kind = blockKind({
  label: { en: "Steps", es: "Pasos" },
  about: { en: "Numbered steps, one after the other", es: "Pasos numerados, uno tras otro" },
  showsTitle: true,
  fields: ["body", "background"],
  items: { label: { en: "Step", es: "Paso" }, fields: ["body"], most: 20 },
  props: z.object({}),
});
