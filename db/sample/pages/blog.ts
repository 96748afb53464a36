import type { SamplePage } from "#db/sample/sample-content.ts";

export const blog: SamplePage = {
  slug: "blog",
  name: "Blog",
  body: "",
  description:
    "Clear articles on buying a home in Utah: immigration status and ITIN, income, saving, credit, taxes and scams, in English and Spanish.",
  es: {
    name: "Blog",
    body: "",
    description: "Artículos claros para comprar casa en Utah: estatus migratorio e ITIN, ingresos, ahorro, crédito, impuestos y estafas.",
  },
  sections: [
    {
      title: "Blog",
      body: "<p>Short reads for a big decision. What we explain at the kitchen table, in writing.</p>",
      image: "kitchen-table",
      imageAlt: "A kitchen table with fruit, books and flowers, and mountains in the window",
      background: "hero",
      url: "",
      isActiveButton: false,
      es: {
        title: "Blog",
        body: "<p>Lecturas cortas para una decisión grande. Lo mismo que explicamos en la mesa de la cocina, pero por escrito.</p>",
        imageAlt: "Una mesa de cocina con fruta, libros y flores, y las montañas en la ventana",
      },
    },
  ],
};
