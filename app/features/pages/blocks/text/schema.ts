import { z } from "zod";
import { blockKind } from "#app/features/pages/blocks/block-kind.ts";

export const kind = blockKind({
  label: { en: "Text", es: "Texto" },
  about: { en: "A heading and text in one column", es: "Un título y texto en una columna" },
  showsTitle: true,
  fields: ["body", "background"],
  props: z.object({}),
});
