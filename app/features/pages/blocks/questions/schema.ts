import { z } from "zod";
import { blockKind } from "#app/features/pages/blocks/block-kind.ts";

export const kind = blockKind({
  label: { en: "Questions", es: "Preguntas" },
  about: {
    en: "Questions that open to show their answers; search engines can show them too",
    es: "Preguntas que se abren para ver la respuesta; los buscadores también pueden mostrarlas",
  },
  showsTitle: true,
  fields: ["body", "background"],
  items: { label: { en: "Question", es: "Pregunta" }, fields: ["body"], most: 40 },
  props: z.object({}),
});
