import type { BlockExample } from "#app/features/pages/blocks/block-kind.ts";

export const example: BlockExample = {
  title: { en: "How we can help", es: "Cómo podemos ayudarle" },
  items: [
    {
      title: { en: "Buying a home", es: "Comprar una casa" },
      body: {
        en: "<p>What happens from the first talk to the keys.</p>",
        es: "<p>Lo que pasa desde la primera plática hasta las llaves.</p>",
      },
      values: { icon: "house", url: "/services/homebuying-process" },
    },
    {
      title: { en: "Refinancing", es: "Refinanciar" },
      body: { en: "<p>When it may be worth it, and when not.</p>", es: "<p>Cuándo puede convenir y cuándo no.</p>" },
      values: { icon: "refinance", url: "/services/refinance_information" },
    },
    {
      title: { en: "Our loans", es: "Nuestros préstamos" },
      body: { en: "<p>For whom each one is, and what it asks for.</p>", es: "<p>Para quién es cada uno y qué pide.</p>" },
      values: { icon: "money", url: "/loans" },
    },
  ],
};
