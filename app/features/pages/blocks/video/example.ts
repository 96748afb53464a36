import type { BlockExample } from "#app/features/pages/blocks/block-kind.ts";

export const example: BlockExample = {
  isPlaceholder: true,
  title: { en: "A video", es: "Un video" },
  body: {
    en: "<p>Say what it shows, for those who can't watch it now.</p>",
    es: "<p>Diga qué muestra, para quien ahora no puede verlo.</p>",
  },
};
