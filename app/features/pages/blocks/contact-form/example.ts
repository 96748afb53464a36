import type { BlockExample } from "#app/features/pages/blocks/block-kind.ts";

export const example: BlockExample = {
  title: { en: "Write to us", es: "Escríbanos" },
  body: { en: "<p>Tell us what you need, in English or Spanish.</p>", es: "<p>Díganos qué necesita, en español o en inglés.</p>" },
};
