import type { BlockExample } from "#app/features/pages/blocks/block-kind.ts";

export const example: BlockExample = {
  title: { en: "Questions that people ask us", es: "Preguntas que nos hacen" },
  items: [
    {
      title: { en: "Can I ask in Spanish?", es: "¿Puedo preguntar en español?" },
      body: { en: "<p>Yes. Write or call in English or Spanish.</p>", es: "<p>Sí. Escriba o llame en español o en inglés.</p>" },
    },
    {
      isPlaceholder: true,
      title: { en: "Another question, as people ask it", es: "Otra pregunta, como la hace la gente" },
      body: { en: "<p>The short answer first, then the details.</p>", es: "<p>Primero la respuesta corta, luego los detalles.</p>" },
    },
  ],
};
