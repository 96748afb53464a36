import { z } from "zod";
import { blockKind } from "#app/features/pages/blocks/block-kind.ts";
import { optionalText } from "#lib/fields.ts";

export const labels = { address: { en: "Another address", es: "Otra dirección" } };

export const kind = blockKind({
  label: { en: "Map", es: "Mapa" },
  about: {
    en: "Where the office is, or another place. The map is loaded when a visitor asks for it.",
    es: "Dónde está la oficina u otro lugar. El mapa se carga cuando el visitante lo pide.",
  },
  showsTitle: true,
  fields: ["body", "background"],
  props: z.object({ address: optionalText(labels.address, 200) }),
  hasScript: true,
});
