import type { SamplePage } from "#db/sample/sample-content.ts";

export const itinLoan: SamplePage = {
  slug: "loans-itin",
  name: "ITIN Loans",
  body: "<p>Here's what lenders often ask for, what these loans cost and how to compare them.</p>",
  description:
    "Home loans with an ITIN in Utah: which documents lenders often ask for, what the loans cost, how to compare them and what to avoid.",
  es: {
    name: "Préstamos con ITIN",
    body: "<p>Vea qué suelen pedir los prestamistas, cuánto cuestan estos préstamos y cómo compararlos.</p>",
    description:
      "Préstamos para casa con ITIN en Utah: qué papeles suelen pedir, qué cuestan, cómo compararlos y de qué conviene cuidarse.",
  },
  sections: [
    {
      title: "Who it may fit",
      body: `<ul>
<li>You have an ITIN and no Social Security number.</li>
<li>You have filed taxes for about two years.</li>
<li>You've saved more for the down payment than other programs ask for.</li>
</ul>
<p>An ITIN is a tax number. Using it for a loan doesn't change your immigration status. If you are a permanent resident, look first at <a href="/loans/fha">FHA</a> and <a href="/loans/conventional">conventional loans</a>.</p>`,
      es: {
        title: "A quién podría convenirle",
        body: `<ul>
<li>Tiene ITIN y no tiene número de Seguro Social.</li>
<li>Ha declarado impuestos unos dos años.</li>
<li>Tiene ahorrado para el pago inicial (enganche) más de lo que piden otros programas.</li>
</ul>
<p>El ITIN es un número para impuestos. Usarlo para un préstamo no cambia su estatus migratorio. Si es residente permanente, vea primero los préstamos de la <a href="/loans/fha">FHA</a> y los <a href="/loans/conventional">convencionales</a>.</p>`,
      },
    },
    {
      title: "What you'll need",
      body: `<p>Every lender has its own list. It often includes:</p>
<ul>
<li>the IRS letter with your ITIN, still valid;</li>
<li>two years of tax returns;</li>
<li>30 days of pay stubs and 60 days of bank statements;</li>
<li>a passport or a consular ID;</li>
<li>a credit score, or about three accounts paid on time, such as rent, electricity and phone.</li>
</ul>
<p>As of November 2026, the down payment is often between 10% and 25%. Ask each lender for its requirement in writing, and <a href="/your-folder?itin=yes">print the list of papers</a> in both languages.</p>`,
      es: {
        title: "Qué le pide",
        body: `<p>Cada prestamista tiene su lista. Muchas veces es:</p>
<ul>
<li>la carta del IRS con su ITIN, vigente;</li>
<li>dos años de declaraciones de impuestos;</li>
<li>talones de cheque de 30 días y estados de cuenta de 60;</li>
<li>pasaporte o matrícula consular;</li>
<li>un puntaje de crédito o unas tres cuentas pagadas a tiempo, como renta, luz y teléfono.</li>
</ul>
<p>A noviembre de 2026, el pago inicial (enganche) muchas veces va del 10% al 25%. Pida a cada prestamista su regla por escrito e <a href="/your-folder?itin=yes">imprima la lista de papeles</a> en los dos idiomas.</p>`,
      },
    },
    {
      title: "What it costs",
      body: `<p>Usually more than a conventional or FHA loan, because no agency insures it and few lenders offer it. The Loan Estimate shows how much in three places:</p>
<ul>
<li>the interest rate, and whether it can rise;</li>
<li>box A, the origination charges;</li>
<li>the annual percentage rate (APR) on page 3.</li>
</ul>
<p>You have the same right to a Loan Estimate as any other applicant.</p>`,
      es: {
        title: "Qué cuesta",
        body: `<p>Por lo general, más que un préstamo convencional o de la FHA, porque ninguna agencia lo asegura y pocos prestamistas lo ofrecen. Lo ve en tres lugares de la estimación de préstamo:</p>
<ul>
<li>la tasa de interés, y si puede subir;</li>
<li>el cuadro A, los cargos por originación;</li>
<li>la tasa de porcentaje anual (APR) en la página 3.</li>
</ul>
<p>Usted tiene el mismo derecho a una estimación de préstamo que cualquier solicitante.</p>`,
      },
    },
    {
      title: "What to watch out for",
      body: `<ul>
<li>A penalty for paying early, or a large final payment. Look for “Prepayment Penalty” and “Balloon Payment” on page 1.</li>
<li>Anyone who asks for money before giving you a Loan Estimate.</li>
<li>Anyone who offers you a number that isn't yours. Using it is a crime, and you'd be the one charged.</li>
<li>An ITIN that expired because you didn't use it on a return for three years. Renew it first; that takes weeks.</li>
</ul>`,
      es: {
        title: "Con qué tener cuidado",
        body: `<ul>
<li>Una penalidad por pago anticipado o un pago global al final. Busque las dos cosas en la página 1 («Prepayment Penalty», «Balloon Payment»).</li>
<li>Quien le pida dinero antes de darle una estimación de préstamo.</li>
<li>Quien le ofrezca un número que no es suyo. Usarlo es delito, y el acusado sería usted.</li>
<li>Un ITIN vencido porque no se usó en una declaración durante tres años. Renuévelo primero; tarda semanas.</li>
</ul>`,
      },
    },
    {
      title: "Sources",
      body: `<p>Checked on November 15, 2026: <a href="https://www.irs.gov/tin/itin/individual-taxpayer-identification-number-itin">IRS, ITIN</a>; <a href="https://www.consumerfinance.gov/owning-a-home/loan-estimate/">CFPB, Loan Estimate</a>; <a href="https://www.consumerfinance.gov/rules-policy/regulations/1002/6/">CFPB, what a lender may consider</a>. What lenders “often” ask for comes from their own public lists, which change. This is information, not an offer or a commitment to lend.</p>`,
      es: {
        title: "Fuentes",
        body: `<p>Revisado el 15 de noviembre de 2026 (en inglés): <a href="https://www.irs.gov/tin/itin/individual-taxpayer-identification-number-itin">IRS, ITIN</a>; <a href="https://www.consumerfinance.gov/owning-a-home/loan-estimate/">CFPB, estimación de préstamo</a>; <a href="https://www.consumerfinance.gov/rules-policy/regulations/1002/6/">CFPB, qué puede considerar un prestamista</a>. Lo que «muchas veces» piden viene de las listas públicas de los prestamistas y cambia. Es información; no es una oferta ni un compromiso de préstamo.</p>`,
      },
    },
  ],
  parts: [
    {
      slug: "loans-itin-questions",
      name: "Questions and answers",
      body: "",
      description: "",
      es: { name: "Preguntas y respuestas", body: "", description: "" },
      sections: [
        {
          title: "Will the lender share my information with immigration?",
          body: `<p>A lender uses your information for the loan and shares it as its privacy notice says. It must also respond to court orders and regulators. Ask for the notice and read it (<a href="/privacy-policy">here's ours</a>). If you have legal concerns, ask an immigration lawyer.</p>`,
          es: {
            title: "¿El prestamista le da mis datos a inmigración?",
            body: `<p>El prestamista usa sus datos para el préstamo y los comparte como dice su aviso de privacidad. También debe responder a órdenes judiciales y a autoridades. Pida el aviso y léalo (<a href="/privacy-policy">este es el nuestro</a>). Si tiene dudas legales, consulte a un abogado de inmigración.</p>`,
          },
        },
        {
          title: "Can I refinance later if I get a Social Security number?",
          body: `<p>Yes, you can apply for another loan then, like anyone else. Tell the IRS and the credit bureaus, so your history follows you. Read <a href="/services/refinance_information">how refinancing works</a>.</p>`,
          es: {
            title: "Si después obtengo un Seguro Social, ¿puedo refinanciar?",
            body: `<p>Sí, podrá solicitar otro préstamo, como cualquier persona. Avise al IRS y a las agencias de informes de crédito para que su historial le siga. Lea <a href="/services/refinance_information">cómo funciona refinanciar</a>.</p>`,
          },
        },
        {
          title: "My spouse has a Social Security number. Can they apply alone?",
          body: `<p>Often, yes, with only their income and credit. Sometimes that's cheaper. Compare both; our article on <a href="/blog/immigration-status-itin-and-home-loans">immigration status and home loans</a> has an example.</p>`,
          es: {
            title: "¿Mi cónyuge con Seguro Social puede solicitarlo solo?",
            body: `<p>Muchas veces, sí, únicamente con ese ingreso y ese crédito. A veces sale más barato. Compare las dos maneras; nuestro artículo sobre <a href="/blog/immigration-status-itin-and-home-loans">estatus migratorio y préstamos</a> trae un ejemplo.</p>`,
          },
        },
      ],
    },
  ],
};
