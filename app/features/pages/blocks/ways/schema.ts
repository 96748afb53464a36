import { z } from "zod";
import { blockKind } from "#app/features/pages/blocks/block-kind.ts";

export const kind = blockKind({
  label: { en: "Ways to reach us", es: "Formas de comunicarse" },
  about: {
    en: "Phone, text, WhatsApp and the other ways to talk with a person, from Office settings",
    es: "Teléfono, mensajes, WhatsApp y las demás formas de hablar con una persona, según los ajustes de la oficina",
  },
  showsTitle: true,
  fields: ["body"],
  props: z.object({}),
  hasScript: true,
});
