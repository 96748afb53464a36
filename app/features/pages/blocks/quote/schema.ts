import { z } from "zod";
import { blockKind } from "#app/features/pages/blocks/block-kind.ts";
import { sourceProps } from "#app/features/pages/blocks/source.ts";

export const kind = blockKind({
  label: { en: "Quote or review", es: "Cita u opinión" },
  about: {
    en: "Someone's own words, with who said them, where and when. The title is the name of who said them.",
    es: "Las palabras de alguien, con quién las dijo, dónde y cuándo. El título es el nombre de quien las dijo.",
  },
  showsTitle: true,
  fields: ["body", "background"],
  props: z.object(sourceProps),
});
