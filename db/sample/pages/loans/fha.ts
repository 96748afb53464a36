import type { SamplePage } from "#db/sample/sample-content.ts";

export const fhaLoan: SamplePage = {
  slug: "loans-fha",
  name: "FHA Loans",
  body: "<p>A private lender makes an FHA loan, and the Federal Housing Administration insures it. It can be easier to qualify for, but you pay for the insurance.</p>",
  description: "FHA home loans in Utah: who may apply since May 2025, down payment, credit, mortgage insurance and what to watch out for.",
  es: {
    name: "Préstamos de la FHA",
    body: "<p>Un préstamo de la FHA lo hace un prestamista privado y lo asegura la Administración Federal de Vivienda. Puede ser más fácil calificar, pero usted paga el seguro.</p>",
    description:
      "Préstamos de la FHA en Utah: quién puede solicitarlos desde mayo de 2025, pago inicial, crédito, seguro hipotecario y cuidados.",
  },
  sections: [
    {
      title: "Who it may fit",
      body: `<ul>
<li>Your savings are small or your credit history has gaps.</li>
<li>You're a U.S. citizen, a lawful permanent resident, or a citizen of Micronesia, the Marshall Islands or Palau.</li>
<li>You'll live in the home.</li>
</ul>
<p><strong>Since May 25, 2025, FHA has not insured new loans to non-permanent residents.</strong> That includes people with a work permit, DACA or temporary protected status, but not citizens of Micronesia, the Marshall Islands and Palau. Our article on <a href="/blog/immigration-status-itin-and-home-loans">immigration status and home loans</a> shows which other options you can ask about.</p>`,
      es: {
        title: "A quién podría convenirle",
        body: `<ul>
<li>Sus ahorros son pocos o su historial de crédito tiene huecos.</li>
<li>Usted es ciudadano de Estados Unidos, residente permanente legal o ciudadano de Micronesia, las Islas Marshall o Palaos.</li>
<li>Va a vivir en la casa.</li>
</ul>
<p><strong>Desde el 25 de mayo de 2025, la FHA no asegura préstamos nuevos a residentes no permanentes.</strong> Eso incluye a quienes tienen permiso de trabajo, DACA o estatus de protección temporal, pero no a los ciudadanos de Micronesia, las Islas Marshall y Palaos. Nuestro artículo sobre <a href="/blog/immigration-status-itin-and-home-loans">estatus migratorio y préstamos</a> muestra por qué otras opciones podría preguntar.</p>`,
      },
    },
    {
      title: "What you'll need",
      body: `<ul>
<li>3.5% down, usually with a credit score of 580 or higher (HUD Handbook 4000.1, as of November 2026). Lenders may ask for a higher score.</li>
<li>Proof of income, usually for two years.</li>
<li>A home that's safe and in good repair; the appraiser checks.</li>
<li>A loan within the FHA limit for the county. HUD changes it every January; <a href="/services/find-a-loan-officer">ask us</a> for today's number.</li>
</ul>`,
      es: {
        title: "Qué le pide",
        body: `<ul>
<li>3.5% de pago inicial (enganche), por lo general con un puntaje de crédito de 580 o más (manual 4000.1 del HUD, a noviembre de 2026). El prestamista puede pedir un puntaje más alto.</li>
<li>Comprobar sus ingresos, por lo general de dos años.</li>
<li>Una casa segura y en buen estado; el tasador se fija en eso.</li>
<li>Un préstamo dentro del límite de la FHA en su condado. HUD lo cambia cada enero; <a href="/services/find-a-loan-officer">pregúntenos</a> cuál es hoy.</li>
</ul>`,
      },
    },
    {
      title: "What it costs",
      body: `<ul>
<li><strong>An upfront insurance premium,</strong> which can be added to the loan.</li>
<li><strong>An annual insurance premium,</strong> paid monthly as part of your payment. With a small down payment it usually lasts as long as the loan.</li>
<li><strong>Interest and closing costs,</strong> as with any loan.</li>
</ul>
<p>HUD sets both premiums. Your Loan Estimate shows them in dollars, along with the annual percentage rate (APR).</p>`,
      es: {
        title: "Qué cuesta",
        body: `<ul>
<li><strong>Una prima de seguro al principio,</strong> que se puede sumar al préstamo.</li>
<li><strong>Una prima de seguro anual,</strong> que se paga con cada pago. Con un pago inicial bajo, por lo general dura tanto como el préstamo.</li>
<li><strong>Intereses y costos de cierre,</strong> como en todo préstamo.</li>
</ul>
<p>HUD fija las dos primas. Su estimación de préstamo las muestra en dólares, junto a la tasa de porcentaje anual (APR).</p>`,
      },
    },
    {
      title: "What to watch out for",
      body: `<ul>
<li>Unlike PMI, FHA insurance often ends only when the loan does. If your credit is good, ask for a conventional quote to compare.</li>
<li>A house that needs work may not pass the appraisal. Ask about repair loans before you make an offer.</li>
<li>FHA insures loans; it doesn't make them. A letter “from FHA” that offers you a loan comes from someone else.</li>
</ul>`,
      es: {
        title: "Con qué tener cuidado",
        body: `<ul>
<li>A diferencia del PMI, el seguro de la FHA muchas veces termina solo cuando termina el préstamo. Si tiene buen crédito, pida también un préstamo convencional para comparar.</li>
<li>Una casa que necesita reparaciones puede no pasar la tasación. Pregunte por préstamos para reparar antes de hacer la oferta.</li>
<li>La FHA asegura préstamos; no los hace. Las cartas que dicen venir «de la FHA» y le ofrecen un préstamo vienen de alguien más.</li>
</ul>`,
      },
    },
    {
      title: "Sources",
      body: `<p>Checked on November 15, 2026: <a href="https://www.hud.gov/sites/dfiles/OCHCO/documents/2025-09hsgml.pdf">HUD, Mortgagee Letter 2025-09</a>; <a href="https://www.hud.gov/">HUD, FHA programs, premiums and limits</a>; <a href="https://www.consumerfinance.gov/owning-a-home/">CFPB, buying a house</a>. We are not part of HUD or FHA. This is information, not an offer or a commitment to lend.</p>`,
      es: {
        title: "Fuentes",
        body: `<p>Revisado el 15 de noviembre de 2026 (en inglés): <a href="https://www.hud.gov/sites/dfiles/OCHCO/documents/2025-09hsgml.pdf">HUD, Mortgagee Letter 2025-09</a>; <a href="https://www.hud.gov/">HUD, programas, primas y límites de la FHA</a>; <a href="https://www.consumerfinance.gov/owning-a-home/">CFPB, comprar una casa</a>. No somos parte de HUD ni de la FHA. Es información; no es una oferta ni un compromiso de préstamo.</p>`,
      },
    },
  ],
  parts: [
    {
      slug: "loans-fha-questions",
      name: "Questions and answers",
      body: "",
      description: "",
      es: { name: "Preguntas y respuestas", body: "", description: "" },
      sections: [
        {
          title: "I have a green card. Can I apply?",
          body: `<p>Yes. Lawful permanent residents can apply on the same terms as citizens, with proof of status. <a href="/your-folder">See which documents to bring</a>.</p>`,
          es: {
            title: "Soy residente permanente. ¿Puedo solicitarlo?",
            body: `<p>Sí. Los residentes permanentes legales pueden solicitarlo en las mismas condiciones que los ciudadanos, con prueba de su estatus. <a href="/your-folder">Vea qué documentos traer</a>.</p>`,
          },
        },
        {
          title: "I already have an FHA loan and a work permit. Will I lose it?",
          body: `<p>No. The rule applies to new loans. Ask us before you plan to <a href="/services/refinance_information">refinance</a> into another FHA loan.</p>`,
          es: {
            title: "Ya tengo un préstamo de la FHA y permiso de trabajo. ¿Lo pierdo?",
            body: `<p>No. La regla es para préstamos nuevos. Pregunte antes de pensar en <a href="/services/refinance_information">refinanciarlo</a> con otro de la FHA.</p>`,
          },
        },
        {
          title: "Is it only for first-time buyers?",
          body: `<p>No. It's for a home you'll live in, whether it's your first or not. You can usually have only one FHA loan at a time. Buying your first? <a href="/services/first-time-homebuyers">Start here</a>.</p>`,
          es: {
            title: "¿Es solo para la primera casa?",
            body: `<p>No. Es para una casa donde usted va a vivir, sea la primera u otra. Por lo general se tiene un solo préstamo de la FHA a la vez. ¿Es la primera? <a href="/services/first-time-homebuyers">Empiece aquí</a>.</p>`,
          },
        },
        {
          title: "Can the whole down payment be a gift?",
          body: `<p>It can be, from family and certain others, with a gift letter and proof of where the money came from. Here's <a href="/blog/saving-gifts-and-tandas">how to document a gift</a>.</p>`,
          es: {
            title: "¿Todo el pago inicial (enganche) puede ser un regalo?",
            body: `<p>Podría serlo, de familiares y de algunas otras personas o entidades, con carta de regalo y prueba de dónde salió el dinero. Vea <a href="/blog/saving-gifts-and-tandas">cómo se comprueba un regalo</a>.</p>`,
          },
        },
      ],
    },
  ],
};
