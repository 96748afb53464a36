import type { BlockExample } from "#app/features/pages/blocks/block-kind.ts";

export const example: BlockExample = {
  title: { en: "Slideshow", es: "Carrusel" },
  items: [
    {
      isPlaceholder: true,
      title: { en: "The first slide", es: "La primera diapositiva" },
      body: { en: "<p>The most important thing comes first.</p>", es: "<p>Lo más importante va primero.</p>" },
    },
    {
      isPlaceholder: true,
      title: { en: "The second slide", es: "La segunda diapositiva" },
      body: { en: "<p>What else you want to show.</p>", es: "<p>Lo demás que quiera mostrar.</p>" },
      values: { alignImg: "right" },
    },
  ],
};
