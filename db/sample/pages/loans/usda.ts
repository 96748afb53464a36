import type { SamplePage } from "#db/sample/sample-content.ts";

export const usdaLoan: SamplePage = {
  slug: "loans-usda",
  name: "USDA Loans",
  body: "<p>For homes in small towns and the country. A private lender makes the loan, and the U.S. Department of Agriculture guarantees most of it.</p>",
  description:
    "USDA home loans in rural Utah: which places and incomes may be eligible, what you need, its two fees and what to watch out for.",
  es: {
    name: "Préstamos del USDA",
    body: "<p>Para casas en pueblos y en el campo. El préstamo lo hace un prestamista privado, y el Departamento de Agricultura de Estados Unidos (USDA) garantiza la mayor parte.</p>",
    description:
      "Préstamos del USDA en las zonas rurales de Utah: qué lugares e ingresos podrían ser elegibles, qué pide, sus dos cargos y qué cuidar.",
  },
  sections: [
    {
      title: "Who it may fit",
      body: `<ul>
<li>You want to live in a small town, in the country or on the edge of a city.</li>
<li>Your household's income is under the limit for the county.</li>
<li>You have steady income but little saved for a down payment.</li>
<li>You're a U.S. citizen, a noncitizen national or what the law calls a qualified alien, such as a permanent resident.</li>
</ul>
<p>You don't have to farm. What counts as rural depends on USDA's map, not on how the street looks. You can check an address on USDA's website.</p>`,
      es: {
        title: "A quién podría convenirle",
        body: `<ul>
<li>Quiere vivir en un pueblo, en el campo o en las afueras de una ciudad.</li>
<li>El ingreso de su hogar está por debajo del límite del condado.</li>
<li>Tiene ingresos estables, pero poco ahorrado para el pago inicial (enganche).</li>
<li>Usted es ciudadano de Estados Unidos, nacional no ciudadano o lo que la ley llama extranjero calificado (<em>qualified alien</em>), como un residente permanente.</li>
</ul>
<p>No hace falta trabajar en el campo. Lo que cuenta como rural lo decide el mapa, no la apariencia de la calle: puede revisar una dirección en el sitio del USDA.</p>`,
      },
    },
    {
      title: "What you'll need",
      body: `<ul>
<li>A home in an eligible area that you'll live in.</li>
<li>Proof of income for every adult in the household, even those who aren't on the loan. The total decides whether you're under the limit.</li>
<li>Credit and income that support the payment. Lenders may ask for more than USDA does.</li>
<li>Often, no down payment.</li>
</ul>
<p>Limits and maps change. Ask us for today's limit in your county before you count on it.</p>`,
      es: {
        title: "Qué le pide",
        body: `<ul>
<li>Una casa en una zona elegible, donde usted va a vivir.</li>
<li>El ingreso de todos los adultos del hogar, aunque no estén en el préstamo. Con eso se ve si está por debajo del límite.</li>
<li>Crédito e ingresos que alcancen para el pago. El prestamista puede pedir más que el USDA.</li>
<li>Muchas veces, ningún pago inicial.</li>
</ul>
<p>Los límites y los mapas cambian. Pregúntenos cuál es hoy el límite de su condado antes de contar con él.</p>`,
      },
    },
    {
      title: "What it costs",
      body: `<ul>
<li><strong>A guarantee fee at closing,</strong> which can be added to the loan.</li>
<li><strong>An annual fee,</strong> paid monthly as part of your payment.</li>
<li><strong>Interest and closing costs,</strong> as with any loan.</li>
</ul>
<p>USDA sets both fees each year. Your Loan Estimate shows them in dollars, along with the annual percentage rate (APR).</p>`,
      es: {
        title: "Qué cuesta",
        body: `<ul>
<li><strong>Un cargo de garantía en el cierre,</strong> que se puede sumar al préstamo.</li>
<li><strong>Un cargo anual,</strong> que se paga con cada pago.</li>
<li><strong>Intereses y costos de cierre,</strong> como en todo préstamo.</li>
</ul>
<p>El USDA fija los dos cargos cada año. Su estimación de préstamo los muestra en dólares, junto a la tasa de porcentaje anual (APR).</p>`,
      },
    },
    {
      title: "What to watch out for",
      body: `<ul>
<li>USDA reviews the file after the lender does, which can add time. Plan the closing date with your agent.</li>
<li>With no down payment and the fee added to the loan, you owe more than the price on the first day. If you might move soon, plan for that.</li>
<li>USDA also lends directly to families with low incomes. You apply for that loan at a USDA office, not with us.</li>
</ul>`,
      es: {
        title: "Con qué tener cuidado",
        body: `<ul>
<li>El USDA revisa el expediente después del prestamista, y eso puede tomar más tiempo. Planee la fecha de cierre con su agente.</li>
<li>Sin pago inicial y con el cargo sumado al préstamo, desde el primer día debe más que el precio. Si podría mudarse pronto, tómelo en cuenta.</li>
<li>El USDA también presta directamente a familias de bajos ingresos. Ese préstamo se solicita en la oficina del USDA, no con nosotros.</li>
</ul>`,
      },
    },
    {
      title: "Sources",
      body: `<p>Checked on November 17, 2026: <a href="https://www.rd.usda.gov/programs-services/single-family-housing-programs/single-family-housing-guaranteed-loan-program">USDA, Single Family Housing Guaranteed Loan Program</a>; <a href="https://eligibility.sc.egov.usda.gov/">USDA, property and income eligibility</a>; <a href="https://www.ecfr.gov/current/title-7/subtitle-B/chapter-XXXV/part-3555">7 CFR 3555</a>. We are not part of USDA. This is information, not an offer or a commitment to lend.</p>`,
      es: {
        title: "Fuentes",
        body: `<p>Revisado el 17 de noviembre de 2026 (en inglés): <a href="https://www.rd.usda.gov/programs-services/single-family-housing-programs/single-family-housing-guaranteed-loan-program">USDA, Single Family Housing Guaranteed Loan Program</a>; <a href="https://eligibility.sc.egov.usda.gov/">USDA, elegibilidad de la propiedad y del ingreso</a>; <a href="https://www.ecfr.gov/current/title-7/subtitle-B/chapter-XXXV/part-3555">7 CFR 3555</a>. No somos parte del USDA. Es información; no es una oferta ni un compromiso de préstamo.</p>`,
      },
    },
  ],
  parts: [
    {
      slug: "loans-usda-questions",
      name: "Questions and answers",
      body: "",
      description: "",
      es: { name: "Preguntas y respuestas", body: "", description: "" },
      sections: [
        {
          title: "Which places in Utah count as rural?",
          body: `<p>Many towns outside the cities along the Wasatch Front, and some on their edges. The map goes address by address, so <a href="https://eligibility.sc.egov.usda.gov/">check the one you have in mind</a>.</p>`,
          es: {
            title: "¿Qué lugares de Utah cuentan como rurales?",
            body: `<p>Muchos pueblos fuera de las ciudades del Wasatch Front, y algunos en sus afueras. El mapa va dirección por dirección; <a href="https://eligibility.sc.egov.usda.gov/">revise la que tiene en mente</a> (en inglés).</p>`,
          },
        },
        {
          title: "Is it only for first-time buyers?",
          body: `<p>No. It's for a home you'll live in. You usually can't keep another suitable home nearby. Buying your first? <a href="/services/first-time-homebuyers">Start here</a>.</p>`,
          es: {
            title: "¿Es solo para la primera casa?",
            body: `<p>No. Es para una casa donde usted va a vivir. Por lo general no puede conservar cerca otra casa adecuada. ¿Es la primera? <a href="/services/first-time-homebuyers">Empiece aquí</a>.</p>`,
          },
        },
        {
          title: "My income changes from month to month. Can it count?",
          body: `<p>It may, with a history that shows what's typical. Seasonal and self-employed income is reviewed as it is for other loans, usually over two years. Here's <a href="/blog/self-employed-and-cash-income">how lenders count it</a>.</p>`,
          es: {
            title: "Mi ingreso cambia de un mes a otro. ¿Puede contar?",
            body: `<p>Podría, con un historial que muestre lo habitual. El ingreso por temporada o por cuenta propia se revisa como en otros préstamos, por lo general con dos años. Vea <a href="/blog/self-employed-and-cash-income">cómo se cuenta</a>.</p>`,
          },
        },
        {
          title: "Can I buy a house with land?",
          body: `<p>Often, if the lot is typical for the area and the property is a home, not a business. <a href="/services/find-a-loan-officer">Ask us</a> before you make an offer.</p>`,
          es: {
            title: "¿Puedo comprar una casa con terreno?",
            body: `<p>Muchas veces, si el terreno es normal para la zona y la propiedad es una vivienda y no un negocio. <a href="/services/find-a-loan-officer">Pregúntenos</a> antes de hacer la oferta.</p>`,
          },
        },
      ],
    },
  ],
};
