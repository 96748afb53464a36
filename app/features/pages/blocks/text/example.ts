import type { BlockExample } from "#app/features/pages/blocks/block-kind.ts";

export const example: BlockExample = {
  isPlaceholder: true,
  title: { en: "A heading", es: "Un título" },
  body: { en: "<p>Write your text here.</p>", es: "<p>Escriba su texto aquí.</p>" },
};
