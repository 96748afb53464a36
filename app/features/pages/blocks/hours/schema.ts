import { z } from "zod";
import { blockKind } from "#app/features/pages/blocks/block-kind.ts";

export const kind = blockKind({
  label: { en: "Opening hours", es: "Horario" },
  about: {
    en: "The office's hours and the next days with other hours, from Office settings",
    es: "El horario de la oficina y los próximos días con otro horario, según los ajustes de la oficina",
  },
  showsTitle: true,
  fields: ["body", "background"],
  props: z.object({}),
});
