import type { SamplePage } from "#db/sample/sample-content.ts";

export const fhaLoan: SamplePage = {
  slug: "loans-fha",
  name: "FHA Loans",
  body: "<p>An FHA loan is made by a private lender and insured by the Federal Housing Administration. It can be easier to qualify for, and the insurance is part of its price.</p>",
  description: "FHA home loans in Utah: who may apply since May 2025, down payment, credit, mortgage insurance and what to watch out for.",
  es: {
    name: "Préstamos de la FHA",
    body: "<p>Un préstamo de la FHA lo hace un prestamista privado y lo asegura la Administración Federal de Vivienda. Puede ser más fácil calificar, y el seguro es parte de su precio.</p>",
    description:
      "Préstamos de la FHA en Utah: quién puede solicitarlos desde mayo de 2025, pago inicial, crédito, seguro hipotecario y cuidados.",
  },
  sections: [
    {
      title: "Who it may fit",
      body: `<ul>
<li>Your savings are small or your credit history has gaps.</li>
<li>You are a U.S. citizen or a lawful permanent resident.</li>
<li>You will live in the home.</li>
</ul>
<p><strong>Since May 25, 2025, FHA does not insure new loans of non-permanent residents.</strong> That includes people with a work permit, DACA or temporary protected status. Our article on <a href="/blog/immigration-status-itin-and-home-loans">immigration status and home loans</a> shows what else you might ask about.</p>`,
      es: {
        title: "A quién podría convenirle",
        body: `<ul>
<li>Sus ahorros son pocos o su historial de crédito tiene huecos.</li>
<li>Usted es ciudadano de Estados Unidos o residente permanente legal.</li>
<li>Va a vivir en la casa.</li>
</ul>
<p><strong>Desde el 25 de mayo de 2025, la FHA no asegura préstamos nuevos de residentes no permanentes.</strong> Eso incluye a quienes tienen permiso de trabajo, DACA o estatus de protección temporal. Nuestro artículo sobre <a href="/blog/immigration-status-itin-and-home-loans">estatus migratorio y préstamos</a> muestra por qué otras opciones podría preguntar.</p>`,
      },
    },
    {
      title: "What it asks of you",
      body: `<ul>
<li>3.5% down with a credit score of 580 or higher, as of November 2026. Lenders may ask for a higher score.</li>
<li>Proof of income, as a rule for two years.</li>
<li>A home that is safe and sound; the appraiser looks for it.</li>
<li>A loan under the FHA limit of the county. It changes every January, and sources for 2026 disagree: ask us for today's number.</li>
</ul>`,
      es: {
        title: "Qué le pide",
        body: `<ul>
<li>3.5% de pago inicial con un puntaje de crédito de 580 o más, a noviembre de 2026. El prestamista puede pedir un puntaje más alto.</li>
<li>Comprobar sus ingresos, por lo general de dos años.</li>
<li>Una casa segura y en buen estado; el tasador se fija en eso.</li>
<li>Un préstamo dentro del límite de la FHA en su condado. Cambia cada enero y las fuentes de 2026 no coinciden: pregúntenos cuál es hoy.</li>
</ul>`,
      },
    },
    {
      title: "What it costs",
      body: `<ul>
<li><strong>An upfront insurance premium,</strong> which can be added to the loan.</li>
<li><strong>A yearly insurance premium,</strong> paid with each payment. With a small down payment it usually lasts as long as the loan.</li>
<li><strong>Interest and closing costs,</strong> as with any loan.</li>
</ul>
<p>HUD sets both premiums. Your Loan Estimate shows them in dollars, beside the annual percentage rate (APR).</p>`,
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
<li>Unlike PMI, FHA insurance often ends only when the loan does. If your credit is good, ask for a conventional loan beside it.</li>
<li>A house that needs work may fail the appraisal. Ask about repair loans before you make the offer.</li>
<li>FHA is a government insurer. Letters that say they come "from FHA" and offer you a loan come from someone else.</li>
</ul>`,
      es: {
        title: "Con qué tener cuidado",
        body: `<ul>
<li>A diferencia del PMI, el seguro de la FHA muchas veces termina solo cuando termina el préstamo. Si tiene buen crédito, pida también un préstamo convencional para comparar.</li>
<li>Una casa que necesita reparaciones puede no pasar la tasación. Pregunte por préstamos para reparar antes de hacer la oferta.</li>
<li>La FHA es una aseguradora pública. Las cartas que dicen venir «de la FHA» y le ofrecen un préstamo vienen de alguien más.</li>
</ul>`,
      },
    },
    {
      title: "Sources",
      body: `<p>Checked on November 15, 2026: <a href="https://www.hud.gov/sites/dfiles/OCHCO/documents/2025-09hsgml.pdf">HUD, Mortgagee Letter 2025-09</a>; <a href="https://www.hud.gov/">HUD, FHA programs, premiums and limits</a>; <a href="https://www.consumerfinance.gov/owning-a-home/">CFPB, buying a house</a>. We are not part of HUD or FHA. Information, not an offer and not a commitment to lend.</p>`,
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
          title: "I have a green card. May I apply?",
          body: "<p>Yes. Lawful permanent residents may apply under the same conditions as citizens, with proof of their status.</p>",
          es: {
            title: "Soy residente permanente. ¿Puedo solicitarlo?",
            body: "<p>Sí. Los residentes permanentes legales pueden solicitarlo en las mismas condiciones que los ciudadanos, con prueba de su estatus.</p>",
          },
        },
        {
          title: "I already have an FHA loan and a work permit. Do I lose it?",
          body: "<p>No. The rule is about new loans. Ask before you plan to refinance into another FHA loan.</p>",
          es: {
            title: "Ya tengo un préstamo de la FHA y permiso de trabajo. ¿Lo pierdo?",
            body: "<p>No. La regla es para préstamos nuevos. Pregunte antes de pensar en refinanciarlo con otro de la FHA.</p>",
          },
        },
        {
          title: "Is it only for first-time buyers?",
          body: "<p>No. It is for a home you will live in, the first or a later one. As a rule you have one FHA loan at a time.</p>",
          es: {
            title: "¿Es solo para la primera casa?",
            body: "<p>No. Es para una casa donde usted va a vivir, sea la primera u otra. Por lo general se tiene un solo préstamo de la FHA a la vez.</p>",
          },
        },
        {
          title: "Can the whole down payment be a gift?",
          body: "<p>It may be, from family and some others, with a gift letter and proof of where the money came from.</p>",
          es: {
            title: "¿Todo el pago inicial puede ser un regalo?",
            body: "<p>Podría serlo, de familiares y de algunas otras personas o entidades, con carta de regalo y prueba de dónde salió el dinero.</p>",
          },
        },
      ],
    },
  ],
};
