import type { SamplePage } from "#db/sample/sample-content.ts";

export const loans: SamplePage = {
  slug: "loans",
  name: "Our Loans",
  body: "<p>No one loan is best for everyone. Look at the one that sounds like you, then at the one next to it.</p>",
  description:
    "Compare home loans in Utah: conventional, FHA, VA, USDA, jumbo and ITIN loans, and help with the down payment, in English and Spanish.",
  es: {
    name: "Nuestros préstamos",
    body: "<p>Ningún préstamo es el mejor para todos. Vea el que se parece a su caso y después el de al lado.</p>",
    description:
      "Compare préstamos para casa en Utah: convencionales, de la FHA, de la VA, del USDA, jumbo, con ITIN y ayuda para el pago inicial.",
  },
  sections: [
    {
      title: "Side by side",
      body: `<table><thead><tr><th scope="col">Loan</th><th scope="col">Down payment may start at</th><th scope="col">Insurance or fee</th><th scope="col">Who may apply</th></tr></thead><tbody><tr><td>Conventional</td><td>3%</td><td>Private mortgage insurance with less than 20% down; it can be canceled</td><td>Depends on the lender's review; lawful presence must be documented</td></tr><tr><td>FHA</td><td>3.5%</td><td>Insurance at closing and in each payment</td><td>Citizens, lawful permanent residents, and citizens of Micronesia, the Marshall Islands and Palau</td></tr><tr><td>VA</td><td>Often none</td><td>A funding fee; some are exempt</td><td>Veterans, active military, eligible spouses</td></tr><tr><td>USDA</td><td>Often none</td><td>A fee at closing and another in each payment</td><td>Buyers in eligible rural areas, with a limit on income</td></tr><tr><td>Jumbo</td><td>Ask us</td><td>Depends on the lender</td><td>Depends on the lender</td></tr><tr><td>ITIN</td><td>Often 10% or more</td><td>Depends on the lender</td><td>People who file taxes with an ITIN; the rules depend on the lender</td></tr></tbody></table>
<p>As of November 15, 2026; each loan's page lists its sources. This is information, not an offer or a commitment to lend.</p>`,
      es: {
        title: "Lado a lado",
        body: `<table><thead><tr><th scope="col">Préstamo</th><th scope="col">Pago inicial (enganche): podría empezar en</th><th scope="col">Seguro o cargo</th><th scope="col">Quién puede solicitarlo</th></tr></thead><tbody><tr><td>Convencional</td><td>3%</td><td>Seguro hipotecario privado con menos de 20% de pago inicial; puede terminar</td><td>Según la evaluación; hay que documentar la presencia legal</td></tr><tr><td>FHA</td><td>3.5%</td><td>Seguro en el cierre y con cada pago</td><td>Ciudadanos, residentes permanentes legales y ciudadanos de Micronesia, las Islas Marshall y Palaos</td></tr><tr><td>VA</td><td>Muchas veces, ninguno</td><td>Un cargo de financiamiento; algunos están exentos</td><td>Veteranos, militares activos, cónyuges elegibles</td></tr><tr><td>USDA</td><td>Muchas veces, ninguno</td><td>Un cargo en el cierre y otro con cada pago</td><td>Compradores en zonas rurales elegibles; el ingreso tiene un límite</td></tr><tr><td>Jumbo</td><td>Pregúntenos</td><td>Depende del prestamista</td><td>Depende del prestamista</td></tr><tr><td>Con ITIN</td><td>Muchas veces 10% o más</td><td>Depende del prestamista</td><td>Quienes declaran impuestos con ITIN; las reglas dependen del prestamista</td></tr></tbody></table>
<p>Al 15 de noviembre de 2026; cada página nombra sus fuentes. Es información; no es una oferta ni un compromiso de préstamo.</p>`,
      },
    },
  ],
  parts: [
    {
      slug: "loans-kinds",
      name: "Kinds of loans",
      body: "",
      description: "",
      es: { name: "Tipos de préstamo", body: "", description: "" },
      sections: [
        {
          title: "Conventional Loans",
          body: "<p>The most common kind. It rewards good credit, and its mortgage insurance can be canceled.</p>",
          url: "/loans/conventional",
          es: {
            title: "Préstamos convencionales",
            body: "<p>Los más comunes. Toman en cuenta el buen crédito; su seguro hipotecario puede terminar.</p>",
          },
        },
        {
          title: "FHA Loans",
          body: "<p>A low down payment and more room for a short credit history. For citizens, permanent residents, and citizens of Micronesia, the Marshall Islands and Palau.</p>",
          url: "/loans/fha",
          es: {
            title: "Préstamos de la FHA",
            body: "<p>Pago inicial bajo y más margen para un historial de crédito corto. Para ciudadanos, residentes permanentes y ciudadanos de Micronesia, las Islas Marshall y Palaos.</p>",
          },
        },
        {
          title: "VA Loans",
          body: "<p>For those who served. Often no down payment, with a funding fee.</p>",
          url: "/loans/va",
          es: {
            title: "Préstamos de la VA",
            body: "<p>Para quienes prestaron servicio: muchas veces sin pago inicial, con un cargo de financiamiento.</p>",
          },
        },
        {
          title: "USDA Loans",
          body: "<p>For homes in small towns and the country. Often no down payment, with a limit on income.</p>",
          url: "/loans/usda",
          es: {
            title: "Préstamos del USDA",
            body: "<p>Para casas en pueblos y en el campo: muchas veces sin pago inicial, con un límite de ingresos.</p>",
          },
        },
        {
          title: "Jumbo Loans",
          body: "<p>For loans above the conforming limits. Each lender has its own rules.</p>",
          url: "/loans/jumbo",
          es: {
            title: "Préstamos jumbo",
            body: "<p>Para préstamos que pasan los límites conformes. Cada prestamista tiene sus reglas.</p>",
          },
        },
        {
          title: "ITIN Loans",
          body: "<p>For people who file taxes without a Social Security number.</p>",
          url: "/loans/itin",
          es: { title: "Préstamos con ITIN", body: "<p>Para quienes declaran impuestos sin número de Seguro Social.</p>" },
        },
        {
          title: "Down Payment Help in Utah",
          body: "<p>When you can afford the payment but are short on cash to close.</p>",
          url: "/loans/down-payment-help-utah",
          es: {
            title: "Ayuda para el pago inicial (enganche) en Utah",
            body: "<p>Cuando el pago le alcanza, pero falta efectivo para el cierre.</p>",
          },
        },
      ],
    },
  ],
};
