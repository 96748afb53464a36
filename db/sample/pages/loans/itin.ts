import type { SamplePage } from "#db/sample/sample-content.ts";

export const itinLoan: SamplePage = {
  slug: "loans-itin",
  name: "ITIN Loans",
  body: "<p>If you file taxes with an ITIN, some private lenders have loans for you. Here is what they often ask for, and how to compare them.</p>",
  description:
    "Home loans with an ITIN in Utah: which papers lenders often ask for, what the loans cost, how to compare them and what to avoid.",
  es: {
    name: "Préstamos con ITIN",
    body: "<p>Si usted declara impuestos con ITIN, algunos prestamistas privados tienen préstamos para usted. Vea qué suelen pedir y cómo compararlos.</p>",
    description:
      "Préstamos para casa con ITIN en Utah: qué papeles suelen pedir, qué cuestan, cómo compararlos y de qué conviene cuidarse.",
  },
  sections: [
    {
      title: "Who it may fit",
      body: `<ul>
<li>You have an ITIN and no Social Security number.</li>
<li>You have filed taxes for about two years.</li>
<li>You have more saved for the down payment than other programs ask for.</li>
</ul>
<p>An ITIN is a tax number. Using it for a loan does not change your immigration status. If you are a permanent resident, look first at <a href="/loans/fha">FHA</a> and <a href="/loans/conventional">conventional loans</a>.</p>`,
      es: {
        title: "A quién podría convenirle",
        body: `<ul>
<li>Tiene ITIN y no tiene número de Seguro Social.</li>
<li>Ha declarado impuestos unos dos años.</li>
<li>Tiene ahorrado para el pago inicial más de lo que piden otros programas.</li>
</ul>
<p>El ITIN es un número para impuestos. Usarlo para un préstamo no cambia su estatus migratorio. Si es residente permanente, vea primero los préstamos de la <a href="/loans/fha">FHA</a> y los <a href="/loans/conventional">convencionales</a>.</p>`,
      },
    },
    {
      title: "What it asks of you",
      body: `<p>Every lender has its own list. Often it is:</p>
<ul>
<li>the IRS letter with your ITIN, not expired;</li>
<li>two years of tax returns;</li>
<li>pay stubs for 30 days, bank statements for 60;</li>
<li>a passport or a consular ID;</li>
<li>a credit score, or about three accounts paid on time, such as rent, electricity and phone.</li>
</ul>
<p>The down payment is often between 10% and 25%. Ask each lender for its own rule, in writing.</p>`,
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
<p>El pago inicial muchas veces va del 10% al 25%. Pida a cada prestamista su regla por escrito.</p>`,
      },
    },
    {
      title: "What it costs",
      body: `<p>Usually more than a conventional or FHA loan, because no agency insures it and few lenders offer it. You see how much in three places of the Loan Estimate:</p>
<ul>
<li>the interest rate, and whether it can rise;</li>
<li>box A, the origination charges;</li>
<li>the annual percentage rate (APR) on page 3.</li>
</ul>
<p>You have the same right to a Loan Estimate as anyone who applies.</p>`,
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
<li>A penalty for paying early, or a large last payment. Look for both words on page 1.</li>
<li>Anyone who asks for money before there is a Loan Estimate.</li>
<li>Anyone who offers you a number that is not yours. It is a crime, and you would be the one charged.</li>
<li>An ITIN that has expired because it was not used on a return for three years. Renew it first; it takes weeks.</li>
</ul>`,
      es: {
        title: "Con qué tener cuidado",
        body: `<ul>
<li>Una penalidad por pago anticipado o un pago global al final. Busque las dos cosas en la página 1 («Prepayment Penalty», «Balloon Payment»).</li>
<li>Quien le pida dinero antes de darle una estimación de préstamo.</li>
<li>Quien le ofrezca un número que no es suyo. Es delito, y el acusado sería usted.</li>
<li>Un ITIN vencido porque no se usó en una declaración durante tres años. Renuévelo primero; tarda semanas.</li>
</ul>`,
      },
    },
    {
      title: "Sources",
      body: `<p>Checked on November 15, 2026: <a href="https://www.irs.gov/tin/itin/individual-taxpayer-identification-number-itin">IRS, ITIN</a>; <a href="https://www.consumerfinance.gov/owning-a-home/loan-estimate/">CFPB, Loan Estimate</a>; <a href="https://www.consumerfinance.gov/rules-policy/regulations/1002/6/">CFPB, what a lender may consider</a>. What lenders "often" ask for comes from their own public lists and changes. Information, not an offer and not a commitment to lend.</p>`,
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
          title: "Do you make ITIN loans yourselves?",
          body: "<p>Ask us what we can work with today; it changes. If we have nothing for you, we will say so, and tell you what to ask elsewhere.</p>",
          es: {
            title: "¿Ustedes hacen préstamos con ITIN?",
            body: "<p>Pregúntenos con qué podemos trabajar hoy; cambia. Si no tenemos nada para usted, se lo diremos y le explicaremos qué preguntar en otra parte.</p>",
          },
        },
        {
          title: "Will the lender share my data with immigration?",
          body: "<p>A lender uses your data for the loan and shares it as its privacy notice says. It must also answer court orders and regulators. Ask for the notice and read it; for legal worries, ask an immigration lawyer.</p>",
          es: {
            title: "¿El prestamista le da mis datos a inmigración?",
            body: "<p>El prestamista usa sus datos para el préstamo y los comparte como dice su aviso de privacidad. También debe responder a órdenes judiciales y a autoridades. Pida el aviso y léalo; si tiene dudas legales, consulte a un abogado de inmigración.</p>",
          },
        },
        {
          title: "Can I refinance later if I get a Social Security number?",
          body: "<p>You may apply for another loan then, like anyone else. Tell the IRS and the credit bureaus, so that your history follows you.</p>",
          es: {
            title: "Si después obtengo un Seguro Social, ¿puedo refinanciar?",
            body: "<p>Podrá solicitar otro préstamo, como cualquier persona. Avise al IRS y a las agencias de informes de crédito para que su historial le siga.</p>",
          },
        },
        {
          title: "Can my spouse with a Social Security number apply alone?",
          body: "<p>Often, yes, with that income and that credit only. Sometimes it is the cheaper way. Compare both.</p>",
          es: {
            title: "¿Mi cónyuge con Seguro Social puede solicitarlo solo?",
            body: "<p>Muchas veces, sí, únicamente con ese ingreso y ese crédito. A veces sale más barato. Compare las dos maneras.</p>",
          },
        },
      ],
    },
  ],
};
