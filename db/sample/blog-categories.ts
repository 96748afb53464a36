import type { SampleBlogCategory } from "./sample-content.ts";

export const sampleBlogCategories: SampleBlogCategory[] = [
  {
    slug: "buying-a-home",
    name: "Buying a Home",
    body: "<p>From the first conversation to closing day.</p>",
    es: { name: "Comprar casa", body: "<p>De la primera plática al día del cierre.</p>" },
  },
  {
    slug: "costs-and-savings",
    name: "Costs and Savings",
    body: "<p>What a home costs beyond its price, and how to prepare.</p>",
    es: { name: "Costos y ahorro", body: "<p>Lo que cuesta una casa además de su precio, y cómo prepararse.</p>" },
  },
  {
    slug: "credit",
    name: "Credit",
    body: "<p>How lenders read your history, and how to build it.</p>",
    es: { name: "Crédito", body: "<p>Cómo leen su historial los prestamistas, y cómo construirlo.</p>" },
  },
  {
    slug: "immigration-and-itin",
    name: "Immigration and ITIN",
    body: "<p>What your status and your tax number may mean for a loan.</p>",
    es: {
      name: "Estatus migratorio e ITIN",
      body: "<p>Lo que su estatus y su número de contribuyente pueden significar para un préstamo.</p>",
    },
  },
  {
    slug: "income-and-budget",
    name: "Income and Budget",
    body: "<p>What you earn, what you owe and what's left at the end of the month.</p>",
    es: { name: "Ingresos y presupuesto", body: "<p>Lo que gana, lo que debe y lo que le queda a fin de mes.</p>" },
  },
  {
    slug: "owning-a-home",
    name: "Owning a Home",
    body: "<p>Taxes, letters and deadlines once you have the keys.</p>",
    es: { name: "Ya con casa propia", body: "<p>Impuestos, cartas y fechas cuando las llaves ya son suyas.</p>" },
  },
  {
    slug: "protect-yourself",
    name: "Protect Yourself",
    body: "<p>How to spot people who are after your money.</p>",
    es: { name: "Protéjase", body: "<p>Cómo reconocer a quien va tras su dinero.</p>" },
  },
];
