import { z } from "zod";
import { blockKind } from "#app/features/pages/blocks/block-kind.ts";

export const kind = blockKind({
  label: { en: "Contact form", es: "Formulario de contacto" },
  about: {
    en: "The form of the contact page. Messages say which page they come from, and carry its source label.",
    es: "El formulario de la página de contacto. Los mensajes dicen de qué página vienen y llevan su etiqueta de origen.",
  },
  showsTitle: true,
  fields: ["body"],
  props: z.object({}),
  hasScript: true,
  hasForm: true,
});
