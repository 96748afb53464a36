import { z } from "zod";
import { blockKind } from "#app/features/pages/blocks/block-kind.ts";

export const kind = blockKind({
  label: { en: "Table", es: "Tabla" },
  about: { en: "A table; on phones it scrolls sideways", es: "Una tabla; en el teléfono se desliza hacia los lados" },
  showsTitle: true,
  fields: ["body", "background"],
  props: z.object({}),
});
