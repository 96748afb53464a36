import type { BlockExample } from "#app/features/pages/blocks/block-kind.ts";

export const example: BlockExample = {
  title: { en: "Read more", es: "Siga leyendo" },
  props: { category: null, count: 3 },
};
