import type { SamplePage } from "#db/sample/sample-content.ts";

export const vaLoan: SamplePage = {
  slug: "loans-va",
  name: "VA Loans",
  body: "<p>A benefit you earn by serving. A private lender makes the loan, and the Department of Veterans Affairs guarantees part of it.</p>",
  description:
    "VA home loans in Utah for veterans, active military and eligible spouses: certificate of eligibility, funding fee and what to ask.",
  es: {
    name: "Préstamos de la VA",
    body: "<p>Un beneficio que se gana con el servicio: el préstamo lo hace un prestamista privado, y el Departamento de Asuntos de los Veteranos garantiza una parte.</p>",
    description:
      "Préstamos de la VA en Utah para veteranos, militares activos y cónyuges elegibles: certificado de elegibilidad, cargo y preguntas.",
  },
  sections: [
    {
      title: "Who it may fit",
      body: `<ul>
<li>Veterans with enough service and an acceptable discharge.</li>
<li>Active military, and many members of the National Guard and the Reserves.</li>
<li>Certain surviving spouses.</li>
</ul>
<p>The VA decides who is eligible. The document that says so is the Certificate of Eligibility (COE). You can request it at va.gov, or we can help you.</p>`,
      es: {
        title: "A quién podría convenirle",
        body: `<ul>
<li>Veteranos con suficiente tiempo de servicio y una baja aceptable.</li>
<li>Militares en servicio activo y muchos miembros de la Guardia Nacional y la Reserva.</li>
<li>Ciertos cónyuges sobrevivientes.</li>
</ul>
<p>La VA decide quién es elegible. El papel que lo dice es el Certificado de Elegibilidad (COE). Puede pedirlo en va.gov, o le ayudamos a solicitarlo.</p>`,
      },
    },
    {
      title: "What you'll need",
      body: `<ul>
<li>A Certificate of Eligibility with enough entitlement.</li>
<li>Often, no down payment, if the appraised value covers the price.</li>
<li>Income, credit and enough left over each month for your family, which the VA calls residual income.</li>
<li>A home that you'll live in and that meets the VA's minimum property requirements.</li>
</ul>`,
      es: {
        title: "Qué le pide",
        body: `<ul>
<li>Un Certificado de Elegibilidad con suficiente derecho disponible (<em>entitlement</em>).</li>
<li>Muchas veces, ningún pago inicial (enganche), si la tasación cubre el precio.</li>
<li>Ingresos, crédito y que le quede lo suficiente cada mes para su familia; la VA lo llama ingreso residual.</li>
<li>Una casa donde usted va a vivir y que cumpla los requisitos mínimos de la VA.</li>
</ul>`,
      },
    },
    {
      title: "What it costs",
      body: `<ul>
<li><strong>A funding fee,</strong> paid once at closing or added to the loan. It depends on your down payment and on whether you have used the benefit before. The VA publishes the table.</li>
<li><strong>No monthly mortgage insurance.</strong></li>
<li><strong>Interest and closing costs.</strong> The VA limits which fees a veteran can be charged.</li>
</ul>
<p>Some borrowers don't pay the funding fee, including many who receive compensation for a service-connected disability and certain surviving spouses.</p>`,
      es: {
        title: "Qué cuesta",
        body: `<ul>
<li><strong>Un cargo de financiamiento</strong> (<em>funding fee</em>), que se paga una vez en el cierre o se suma al préstamo. Depende de su pago inicial y de si ya usó el beneficio. La VA publica la tabla.</li>
<li><strong>Sin seguro hipotecario mensual.</strong></li>
<li><strong>Intereses y costos de cierre.</strong> La VA limita qué cargos se le pueden cobrar a un veterano.</li>
</ul>
<p>Algunas personas no pagan el cargo; entre ellas, muchas que reciben compensación por una discapacidad relacionada con el servicio y ciertos cónyuges sobrevivientes.</p>`,
      },
    },
    {
      title: "What to watch out for",
      body: `<ul>
<li>If you add the funding fee to a loan with no down payment, you owe more than the price from day one. If you might move soon, plan for that.</li>
<li>Letters with flags and seals that offer to “use your VA benefit” are ads, usually for a refinance. Compare before you respond.</li>
<li>If the VA later gives you a disability rating that dates from before closing, ask about a refund of the fee.</li>
</ul>`,
      es: {
        title: "Con qué tener cuidado",
        body: `<ul>
<li>Si suma el cargo a un préstamo sin pago inicial, desde el primer día debe más que el precio. Si podría mudarse pronto, tómelo en cuenta.</li>
<li>Las cartas con banderas y sellos que le ofrecen «usar su beneficio de la VA» son publicidad, casi siempre para refinanciar. Compare antes de contestar.</li>
<li>Si más tarde la VA le reconoce una discapacidad con fecha anterior al cierre, pregunte por la devolución del cargo.</li>
</ul>`,
      },
    },
    {
      title: "Sources",
      body: `<p>Checked on November 15, 2026: <a href="https://www.va.gov/housing-assistance/home-loans/">VA, home loans</a>; <a href="https://www.va.gov/housing-assistance/home-loans/eligibility/">VA, eligibility</a>; <a href="https://www.va.gov/housing-assistance/home-loans/funding-fee-and-closing-costs/">VA, funding fee and closing costs</a>. We are not part of the VA. This is information, not an offer or a commitment to lend.</p>`,
      es: {
        title: "Fuentes",
        body: `<p>Revisado el 15 de noviembre de 2026 (en inglés): <a href="https://www.va.gov/housing-assistance/home-loans/">VA, préstamos para casa</a>; <a href="https://www.va.gov/housing-assistance/home-loans/eligibility/">VA, elegibilidad</a>; <a href="https://www.va.gov/housing-assistance/home-loans/funding-fee-and-closing-costs/">VA, cargo de financiamiento y costos de cierre</a>. No somos parte de la VA. Es información; no es una oferta ni un compromiso de préstamo.</p>`,
      },
    },
  ],
  parts: [
    {
      slug: "loans-va-questions",
      name: "Questions and answers",
      body: "",
      description: "",
      es: { name: "Preguntas y respuestas", body: "", description: "" },
      sections: [
        {
          title: "Can I use the benefit more than once?",
          body: `<p>Often, yes. After you sell and pay off the first loan, your entitlement can usually be restored. Sometimes part of it is available even before that. <a href="/services/find-a-loan-officer">Ask a loan officer</a> to check yours.</p>`,
          es: {
            title: "¿Puedo usar el beneficio más de una vez?",
            body: `<p>Muchas veces, sí. Después de vender y liquidar el primer préstamo, por lo general se puede recuperar el derecho. A veces queda una parte disponible incluso antes. <a href="/services/find-a-loan-officer">Pida a un oficial de préstamos</a> que revise el suyo.</p>`,
          },
        },
        {
          title: "Can the seller pay my costs?",
          body: `<p>The seller can pay many of them, within limits the VA sets. It's part of negotiating your offer. Read <a href="/blog/closing-costs-line-by-line">what closing costs include</a>.</p>`,
          es: {
            title: "¿El vendedor puede pagar mis costos?",
            body: `<p>Puede pagar muchos de ellos, dentro de los límites que fija la VA. Es parte de la negociación de la oferta. Lea <a href="/blog/closing-costs-line-by-line">qué incluyen los costos de cierre</a>.</p>`,
          },
        },
        {
          title: "My spouse isn't a citizen. Does that matter?",
          body: `<p>The benefit belongs to the person who served. Whether your spouse can be on the loan is a separate question; bring the documents and <a href="/services/find-a-loan-officer">ask us</a>.</p>`,
          es: {
            title: "Mi cónyuge no es ciudadano. ¿Importa?",
            body: `<p>El beneficio es de quien prestó servicio. Si su cónyuge puede estar en el préstamo es otra pregunta; traiga los papeles y <a href="/services/find-a-loan-officer">pregúntenos</a>.</p>`,
          },
        },
        {
          title: "Does the VA set a minimum credit score?",
          body: `<p>The VA itself doesn't. Lenders do, and they differ. Ask before your credit is checked. Here's <a href="/blog/building-credit-for-a-home">how to build credit for a home</a>.</p>`,
          es: {
            title: "¿La VA pide un puntaje mínimo de crédito?",
            body: `<p>La VA no. Los prestamistas sí, y no todos el mismo. Pregunte antes de que consulten su crédito. Vea <a href="/blog/building-credit-for-a-home">cómo construir su crédito</a>.</p>`,
          },
        },
      ],
    },
  ],
};
