import { z } from "zod";
import { blockKind } from "#app/features/pages/blocks/block-kind.ts";

export const kind = blockKind({
  label: { en: "Call to action", es: "Llamado a la acción" },
  about: { en: "One sentence and the buttons that follow from it", es: "Una frase y los botones que la acompañan" },
  showsTitle: true,
  fields: ["body", "background"],
  items: { label: { en: "Button", es: "Botón" }, fields: ["url"], most: 6 },
  props: z.object({}),
});
