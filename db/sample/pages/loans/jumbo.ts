import type { SamplePage } from "#db/sample/sample-content.ts";

export const jumboLoan: SamplePage = {
  slug: "loans-jumbo",
  name: "Jumbo Loans",
  body: "<p>When a home costs more than the conforming loan limits allow, the loan is called jumbo. Each lender sets its own rules for it.</p>",
  description:
    "Jumbo home loans in Utah for high-value properties: when a loan becomes jumbo, what lenders ask for, what it costs and what to compare.",
  es: {
    name: "Préstamos jumbo",
    body: "<p>Cuando una casa cuesta más de lo que permiten los límites de préstamos conformes, el préstamo se llama jumbo. Cada prestamista pone sus propias reglas.</p>",
    description:
      "Préstamos jumbo en Utah para propiedades de alto valor: cuándo un préstamo es jumbo, qué piden los prestamistas y qué comparar.",
  },
  sections: [
    {
      title: "Who it may fit",
      body: `<ul>
<li>You need to borrow more than the conforming limit: $832,750 for one home in most counties in 2026. The number for 2027 comes late in November.</li>
<li>Your income is high and can be proved, and much of it is left after your debts.</li>
<li>You keep savings after closing.</li>
</ul>
<p>Some counties in Utah have a higher limit. Ask about yours before you call your loan jumbo.</p>`,
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
      title: "What it asks of you",
      body: `<ul>
<li>Often a larger down payment and a higher credit score than other loans.</li>
<li>Reserves: several months of payments left in the bank.</li>
<li>Complete tax returns, with every page, above all if you own a business.</li>
<li>Sometimes a second appraisal.</li>
</ul>
<p>There is no common rule book, so two lenders can answer the same file differently.</p>`,
      es: {
        title: "Qué le pide",
        body: `<ul>
<li>Muchas veces, un pago inicial mayor y un puntaje de crédito más alto que otros préstamos.</li>
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
<li><strong>Interest,</strong> sometimes above and sometimes below that of a conforming loan.</li>
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
<li>A little more down payment may bring the loan under the limit. Ask what that would change.</li>
<li>Two loans in place of one can avoid a jumbo loan. Compare the cost of both together.</li>
<li>Many jumbo loans have an adjustable rate. Ask when it can change and how far.</li>
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
      body: `<p>Checked on November 15, 2026: <a href="https://www.fhfa.gov/">Federal Housing Finance Agency, loan limits</a>; <a href="https://www.consumerfinance.gov/owning-a-home/loan-estimate/">CFPB, Loan Estimate</a>. Information, not an offer and not a commitment to lend.</p>`,
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
          body: "<p>The loan. A home above the limit with a large down payment may still need only a conventional loan.</p>",
          es: {
            title: "¿Cuenta el precio o el préstamo?",
            body: "<p>El préstamo. Una casa que pasa el límite, con un buen pago inicial, quizá necesite solo un préstamo convencional.</p>",
          },
        },
        {
          title: "I work for myself. Is it harder?",
          body: "<p>It takes more paper: business returns, a profit and loss statement, sometimes a letter from your accountant. Begin to gather it early.</p>",
          es: {
            title: "Trabajo por mi cuenta. ¿Es más difícil?",
            body: "<p>Pide más papeles: declaraciones del negocio, un estado de ganancias y pérdidas, a veces una carta de su contador. Empiece a juntarlos con tiempo.</p>",
          },
        },
        {
          title: "Do retirement accounts count as reserves?",
          body: "<p>Often a part of them does. Each lender counts differently; ask how much of the balance it takes.</p>",
          es: {
            title: "¿Las cuentas de retiro cuentan como reservas?",
            body: "<p>Muchas veces, una parte. Cada prestamista cuenta distinto; pregunte qué parte del saldo toma.</p>",
          },
        },
        {
          title: "How long does it take?",
          body: "<p>Plan for more days than with other loans, because of the documents and a possible second appraisal. Put that into the dates of your offer.</p>",
          es: {
            title: "¿Cuánto tarda?",
            body: "<p>Cuente con más días que en otros préstamos, por los documentos y una posible segunda tasación. Póngalo en las fechas de su oferta.</p>",
          },
        },
      ],
    },
  ],
};
