import type { BlockExample } from "#app/features/pages/blocks/block-kind.ts";

export const example: BlockExample = {
  isPlaceholder: true,
  title: { en: "A heading", es: "Un título" },
  body: { en: "<p>Write what goes with the picture.</p>", es: "<p>Escriba lo que acompaña a la imagen.</p>" },
  values: { alignImg: "left" },
};
