import type { BlockExample } from "#app/features/pages/blocks/block-kind.ts";

export const example: BlockExample = {
  title: { en: "How it works", es: "Cómo funciona" },
  items: [
    {
      isPlaceholder: true,
      title: { en: "First", es: "Primero" },
      body: { en: "<p>What happens first.</p>", es: "<p>Lo que pasa primero.</p>" },
    },
    { isPlaceholder: true, title: { en: "Then", es: "Después" }, body: { en: "<p>What comes next.</p>", es: "<p>Lo que sigue.</p>" } },
    {
      isPlaceholder: true,
      title: { en: "At the end", es: "Al final" },
      body: { en: "<p>What you have then.</p>", es: "<p>Lo que tendrá entonces.</p>" },
    },
  ],
};
