import type { SamplePage } from "#db/sample/sample-content.ts";

export const jumboLoan: SamplePage = {
  slug: "loans-jumbo",
  name: "Jumbo Loans",
  body: "<p>When you need to borrow more than the conforming loan limit, the loan is called jumbo. Each lender sets its own rules for it.</p>",
  description:
    "Jumbo home loans in Utah for high-value properties: when a loan becomes jumbo, what lenders ask for, what it costs and what to compare.",
  es: {
    name: "Préstamos jumbo",
    body: "<p>Cuando se necesita pedir más que el límite de préstamos conformes, el préstamo se llama jumbo. Cada prestamista pone sus propias reglas.</p>",
    description:
      "Préstamos jumbo en Utah para propiedades de alto valor: cuándo un préstamo es jumbo, qué piden los prestamistas y qué comparar.",
  },
  sections: [
    {
      title: "Who it may fit",
      body: `<ul>
<li>You need to borrow more than the conforming limit: $832,750 for a single-family home in most counties in 2026. The 2027 number comes out in late November.</li>
<li>Your income is high and documented, and plenty is left after your debts.</li>
<li>You'll still have savings after closing.</li>
</ul>
<p>Some counties in Utah have a higher limit. Ask about yours before you assume your loan is jumbo.</p>`,
      es: {
        title: "A quién podría convenirle",
        body: `<ul>
<li>Necesita pedir más que el límite de préstamos conformes: $832,750 para una vivienda en la mayoría de los condados en 2026. El número de 2027 llega a fines de noviembre.</li>
<li>Su ingreso es alto, se puede comprobar y le queda bastante después de sus deudas.</li>
<li>Conserva ahorros después del cierre.</li>
</ul>
<p>Algunos condados de Utah tienen un límite mayor. Pregunte por el suyo antes de pensar que su préstamo es jumbo.</p>`,
      },
    },
    {
      title: "What you'll need",
      body: `<ul>
<li>Often, a larger down payment and a higher credit score than for other loans.</li>
<li>Reserves: several months of payments left in the bank.</li>
<li>Complete tax returns, every page, especially if you own a business.</li>
<li>Sometimes a second appraisal.</li>
</ul>
<p>There's no common rule book, so two lenders can give the same file different answers.</p>`,
      es: {
        title: "Qué le pide",
        body: `<ul>
<li>Muchas veces, un pago inicial (enganche) mayor y un puntaje de crédito más alto que otros préstamos.</li>
<li>Reservas: varios meses de pagos que queden en el banco.</li>
<li>Declaraciones de impuestos completas, con todas sus páginas, sobre todo si tiene un negocio.</li>
<li>A veces, una segunda tasación.</li>
</ul>
<p>No hay un reglamento común, así que dos prestamistas pueden responder distinto al mismo expediente.</p>`,
      },
    },
    {
      title: "What it costs",
      body: `<ul>
<li><strong>Interest,</strong> sometimes higher and sometimes lower than on a conforming loan.</li>
<li><strong>Closing costs</strong> that grow with the price, such as title insurance and escrow.</li>
<li><strong>Mortgage insurance or a higher rate,</strong> if the down payment is small.</li>
</ul>
<p>Ask for the annual percentage rate (APR) and the five-year cost on the Loan Estimate.</p>`,
      es: {
        title: "Qué cuesta",
        body: `<ul>
<li><strong>Intereses,</strong> a veces por encima y a veces por debajo de los de un préstamo conforme.</li>
<li><strong>Costos de cierre</strong> que crecen con el precio, como el seguro de título y el escrow.</li>
<li><strong>Seguro hipotecario o una tasa más alta,</strong> si el pago inicial es bajo.</li>
</ul>
<p>Pida la tasa de porcentaje anual (APR) y el costo a cinco años en la estimación de préstamo.</p>`,
      },
    },
    {
      title: "What to watch out for",
      body: `<ul>
<li>Putting a little more down may bring the loan under the limit. Ask what that would change.</li>
<li>Two loans instead of one can avoid a jumbo loan. Compare the cost of the two together.</li>
<li>Many jumbo loans have an adjustable rate. Ask when it can change and by how much.</li>
<li>Selling one home to buy another? Put both closings on one calendar before you sign.</li>
</ul>`,
      es: {
        title: "Con qué tener cuidado",
        body: `<ul>
<li>Con un poco más de pago inicial, el préstamo podría quedar dentro del límite. Pregunte qué cambiaría.</li>
<li>Dos préstamos en lugar de uno pueden evitar el jumbo. Compare el costo de los dos juntos.</li>
<li>Muchos préstamos jumbo tienen tasa ajustable. Pregunte cuándo puede cambiar y hasta dónde.</li>
<li>¿Vende una casa para comprar otra? Ponga los dos cierres en el mismo calendario antes de firmar.</li>
</ul>`,
      },
    },
    {
      title: "Sources",
      body: `<p>Checked on November 15, 2026: <a href="https://www.fhfa.gov/">Federal Housing Finance Agency, loan limits</a>; <a href="https://www.consumerfinance.gov/owning-a-home/loan-estimate/">CFPB, Loan Estimate</a>. This is information, not an offer or a commitment to lend.</p>`,
      es: {
        title: "Fuentes",
        body: `<p>Revisado el 15 de noviembre de 2026 (en inglés): <a href="https://www.fhfa.gov/">Agencia Federal de Financiamiento de Vivienda, límites</a>; <a href="https://www.consumerfinance.gov/owning-a-home/loan-estimate/">CFPB, estimación de préstamo</a>. Es información; no es una oferta ni un compromiso de préstamo.</p>`,
      },
    },
  ],
  parts: [
    {
      slug: "loans-jumbo-questions",
      name: "Questions and answers",
      body: "",
      description: "",
      es: { name: "Preguntas y respuestas", body: "", description: "" },
      sections: [
        {
          title: "Is it the price or the loan that counts?",
          body: `<p>The loan. With a large down payment, even a home priced above the limit may need only a <a href="/loans/conventional">conventional loan</a>.</p>`,
          es: {
            title: "¿Cuenta el precio o el préstamo?",
            body: `<p>El préstamo. Una casa que pasa el límite, con un buen pago inicial, quizá necesite solo un <a href="/loans/conventional">préstamo convencional</a>.</p>`,
          },
        },
        {
          title: "I work for myself. Is it harder?",
          body: `<p>It takes more paperwork: business tax returns, a profit and loss statement, sometimes a letter from your accountant. Start gathering it early. Here's <a href="/blog/self-employed-and-cash-income">how lenders count your income</a>.</p>`,
          es: {
            title: "Trabajo por mi cuenta. ¿Es más difícil?",
            body: `<p>Pide más papeles: declaraciones del negocio, un estado de ganancias y pérdidas, a veces una carta de su contador. Empiece a juntarlos con tiempo. Vea <a href="/blog/self-employed-and-cash-income">cómo cuentan sus ingresos</a>.</p>`,
          },
        },
        {
          title: "Do retirement accounts count as reserves?",
          body: `<p>Often part of the balance does. Each lender has its own rule; <a href="/services/find-a-loan-officer">ask us</a> how much would count.</p>`,
          es: {
            title: "¿Las cuentas de retiro cuentan como reservas?",
            body: `<p>Muchas veces, una parte. Cada prestamista cuenta distinto; <a href="/services/find-a-loan-officer">pregúntenos</a> qué parte del saldo contaría.</p>`,
          },
        },
        {
          title: "How long does it take?",
          body: `<p>Plan for more days than with other loans, because of the documents and a possible second appraisal. Allow for that in <a href="/blog/offers-and-inspections-in-utah">the deadlines in your offer</a>.</p>`,
          es: {
            title: "¿Cuánto tarda?",
            body: `<p>Cuente con más días que en otros préstamos, por los documentos y una posible segunda tasación. Tómelo en cuenta en <a href="/blog/offers-and-inspections-in-utah">las fechas de su oferta</a>.</p>`,
          },
        },
      ],
    },
  ],
};
