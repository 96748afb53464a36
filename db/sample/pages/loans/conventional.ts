import type { SamplePage } from "#db/sample/sample-content.ts";

export const conventionalLoan: SamplePage = {
  slug: "loans-conventional",
  name: "Conventional Loans",
  body: "<p>A conventional loan isn't insured by a federal agency. It's the most common way to buy a home, and it rewards good credit and savings.</p>",
  description:
    "Conventional home loans in Utah: who they may fit, what lenders ask for, what they cost, and when mortgage insurance can end.",
  es: {
    name: "Préstamos convencionales",
    body: "<p>Un préstamo convencional no está asegurado por una agencia federal. Es la forma más común de comprar casa, y toma en cuenta el buen crédito y los ahorros.</p>",
    description:
      "Préstamos convencionales en Utah: a quién podrían convenirle, qué piden los prestamistas, qué cuestan y cuándo termina el seguro.",
  },
  sections: [
    {
      title: "Who it may fit",
      body: `<ul>
<li>You have a credit history with few or no late payments in recent years.</li>
<li>You can prove two years of income, as an employee or from your own business.</li>
<li>You want mortgage insurance you can eventually cancel.</li>
<li>You're buying a home to live in, a second home or one to rent out. The rules are different for each.</li>
</ul>`,
      es: {
        title: "A quién podría convenirle",
        body: `<ul>
<li>Tiene un historial de crédito con pocos o ningún atraso en los últimos años.</li>
<li>Puede comprobar dos años de ingresos, como empleado o por su cuenta.</li>
<li>Quiere un seguro hipotecario que pueda terminar.</li>
<li>Compra una casa para vivir en ella, una segunda casa o una para rentar. Las reglas son distintas en cada caso.</li>
</ul>`,
      },
    },
    {
      title: "What you'll need",
      body: `<p>Lenders look at your income, debts, savings and credit, and at the home. Some programs start at 3% down for buyers who qualify, as of November 2026; others ask for 5%, 10% or more. If you aren't a U.S. citizen, the lender must document that you are in the country lawfully.</p>
<p>There is a cap on the amount, called the conforming loan limit. For a single-family home in most counties it's $832,750 in 2026. The 2027 limit is announced in late November. If you need more, see <a href="/loans/jumbo">jumbo loans</a>.</p>`,
      es: {
        title: "Qué le pide",
        body: `<p>El prestamista se fija en ingresos, deudas, ahorros, crédito y en la casa. Algunos programas empiezan con 3% de pago inicial (enganche) para compradores que califican, a noviembre de 2026; otros piden 5%, 10% o más. Si usted no es ciudadano, el prestamista debe documentar que está en el país legalmente.</p>
<p>La cantidad tiene un tope, el límite de préstamos conformes (<em>conforming loan limit</em>). Para una vivienda, en la mayoría de los condados, es de $832,750 en 2026. El de 2027 se anuncia a fines de noviembre. Si lo pasa, vea los <a href="/loans/jumbo">préstamos jumbo</a>.</p>`,
      },
    },
    {
      title: "What it costs",
      body: `<ul>
<li><strong>Interest,</strong> which depends on the market, your credit, the down payment and the term.</li>
<li><strong>Private mortgage insurance (PMI)</strong> with less than 20% down. The price depends on your credit score and your down payment.</li>
<li><strong>Closing costs,</strong> line by line on your Loan Estimate.</li>
</ul>
<p>Compare the annual percentage rate (APR) and the five-year cost on page 3 of the Loan Estimate, not just the payment.</p>`,
      es: {
        title: "Qué cuesta",
        body: `<ul>
<li><strong>Intereses,</strong> que dependen del mercado, de su crédito, del pago inicial y del plazo.</li>
<li><strong>Seguro hipotecario privado (PMI)</strong> con menos de 20% de pago inicial. Su precio depende de su puntaje de crédito y de su pago inicial.</li>
<li><strong>Costos de cierre,</strong> renglón por renglón en su estimación de préstamo.</li>
</ul>
<p>Compare la tasa de porcentaje anual (APR) y el costo a cinco años en la página 3 de la estimación de préstamo, no solo el pago.</p>`,
      },
    },
    {
      title: "What to watch out for",
      body: `<ul>
<li>With a lower score, the insurance and interest may cost more than on an FHA loan. Ask to see both, side by side.</li>
<li>Points lower the rate and raise the costs. Ask how many months it takes for them to pay for themselves.</li>
<li>An adjustable rate can rise. Ask how much, how often, and to what maximum.</li>
</ul>`,
      es: {
        title: "Con qué tener cuidado",
        body: `<ul>
<li>Con un puntaje más bajo, el seguro y los intereses pueden costar más que en un préstamo de la FHA. Pida los dos, lado a lado.</li>
<li>Los puntos bajan la tasa y suben los costos. Pregunte en cuántos meses se pagan solos.</li>
<li>Una tasa ajustable puede subir. Pregunte cuánto, cada cuándo y hasta qué máximo.</li>
</ul>`,
      },
    },
    {
      title: "Sources",
      body: `<p>Checked on November 15, 2026: <a href="https://www.consumerfinance.gov/owning-a-home/">CFPB, buying a house</a>; <a href="https://www.fhfa.gov/">Federal Housing Finance Agency, loan limits</a>; <a href="https://www.consumerfinance.gov/ask-cfpb/when-can-i-remove-private-mortgage-insurance-pmi-from-my-loan-en-202/">CFPB, ending mortgage insurance</a>. This is information, not an offer or a commitment to lend.</p>`,
      es: {
        title: "Fuentes",
        body: `<p>Revisado el 15 de noviembre de 2026 (en inglés): <a href="https://www.consumerfinance.gov/owning-a-home/">CFPB, comprar una casa</a>; <a href="https://www.fhfa.gov/">Agencia Federal de Financiamiento de Vivienda, límites</a>; <a href="https://www.consumerfinance.gov/ask-cfpb/when-can-i-remove-private-mortgage-insurance-pmi-from-my-loan-en-202/">CFPB, terminar el seguro hipotecario</a>. Es información; no es una oferta ni un compromiso de préstamo.</p>`,
      },
    },
  ],
  parts: [
    {
      slug: "loans-conventional-questions",
      name: "Questions and answers",
      body: "",
      description: "",
      es: { name: "Preguntas y respuestas", body: "", description: "" },
      sections: [
        {
          title: "Do I need 20% down?",
          body: `<p>No. With 20% down there's usually no mortgage insurance. With less, you pay it for a while, but you may be able to buy sooner. Some programs start at 3%; <a href="/loans">compare the loans</a>.</p>`,
          es: {
            title: "¿Necesito dar el 20%?",
            body: `<p>No. Con 20% por lo general no se paga seguro hipotecario. Con menos lo paga por un tiempo, pero quizá pueda comprar antes. Algunos programas empiezan en 3%; <a href="/loans">compare los préstamos</a>.</p>`,
          },
        },
        {
          title: "When does mortgage insurance end?",
          body: `<p>At 78% of the home's original value it ends automatically, and at 80% you can ask to cancel it.</p>
<p>What counts is the day your balance is scheduled to get there. Before it agrees at 80%, the lender may ask for a good payment history, no second lien and proof of the home's value. At 78%, your payments must be current. Put the date in <a href="/blog/your-first-year-after-closing">your first-year calendar</a>.</p>`,
          es: {
            title: "¿Cuándo termina el seguro hipotecario?",
            body: `<p>Al 78% del valor original de la casa termina solo, y al 80% puede pedir que se cancele.</p>
<p>Cuenta el día en que su saldo llega ahí según el calendario de pagos. Para aceptar al 80%, el prestamista puede pedir buen historial de pagos, que no haya otro gravamen y prueba del valor. Al 78% debe ir al corriente. Apunte la fecha en <a href="/blog/your-first-year-after-closing">su calendario del primer año</a>.</p>`,
          },
        },
        {
          title: "Can a relative give me the down payment?",
          body: `<p>Often all or part of it, with a gift letter and proof of the transfer. The rules depend on the kind of home and the size of the down payment. Here's <a href="/blog/saving-gifts-and-tandas">how to document a gift</a>.</p>`,
          es: {
            title: "¿Un familiar puede regalarme el pago inicial (enganche)?",
            body: `<p>Muchas veces una parte o todo, con carta de regalo y comprobante de la transferencia. Las reglas dependen del tipo de casa y del pago inicial. Vea <a href="/blog/saving-gifts-and-tandas">cómo se comprueba un regalo</a>.</p>`,
          },
        },
        {
          title: "What credit score do I need?",
          body: `<p>It depends on the program and on the rest of your file, and the rules have been changing. <a href="/services/find-a-loan-officer">Ask us</a> what applies today; a number you read elsewhere may be out of date.</p>`,
          es: {
            title: "¿Qué puntaje de crédito necesito?",
            body: `<p>Depende del programa y del resto de su expediente, y las reglas han estado cambiando. <a href="/services/find-a-loan-officer">Pregúntenos</a> qué se aplica hoy; el número que leyó en otra parte puede ser viejo.</p>`,
          },
        },
      ],
    },
  ],
};
