import type { SampleArticle } from "#db/sample/sample-content.ts";

export const downPaymentAssistance: SampleArticle = {
  slug: "down-payment-assistance-in-utah",
  category: "costs-and-savings",
  title: "Down Payment Assistance in Utah: How It Works",
  summary:
    "You may need less for a down payment than you think, and there may be help with it. Here are the kinds of assistance and what to ask before you accept.",
  image: "mailbox",
  imageAlt: "A green mailbox with its flag up, and a house in the background",
  daysBefore: 211,
  postContents: `<p>“We don't have 20 percent.” We hear it often, even from people who could already get started. Putting 20 percent down is one way to buy. It isn't the only one.</p>
<h2>How much do you really need?</h2>
<ul>
<li><strong><a href="/loans/fha">FHA loans</a>:</strong> 3.5% down with a credit score of 580 or higher (HUD Handbook 4000.1, as of November 2026). Lenders may set their own, higher minimum. Since May 25, 2025, FHA has not insured loans to most non-permanent residents.</li>
<li><strong><a href="/loans/va">VA loans</a>:</strong> zero down for many eligible veterans, active military and certain spouses. Most pay a funding fee.</li>
<li><strong><a href="/loans/conventional">Conventional loans</a>:</strong> some programs start at 3% down for buyers who qualify, as of November 2026.</li>
</ul>
<p>A smaller down payment usually means mortgage insurance (VA loans have a funding fee instead) and a larger monthly payment. On a conventional loan, you can ask to cancel that insurance when your balance reaches 80% of the home's original value, and it must end when the balance is scheduled to reach 78%, if your payments are current. Before it agrees at 80%, the lender may ask for a good payment history, no second lien and proof of the home's value.</p>
<h2>Where help comes from</h2>
<p>In Utah, help may come from the state's housing agency, Utah Housing Corporation, which works through participating lenders. Some cities and counties have their own programs, and so do some nonprofit organizations and employers. Many have limits on income and on the price of the home, and many ask you to take a homebuyer class. Funds can run out and rules change, so always check what's open now: <a href="/assistance">three questions</a> show which programs may fit you, with the day each was checked.</p>
<h2>The kinds of assistance</h2>
<ul>
<li><strong>A second loan with payments.</strong> You pay it every month, along with the first.</li>
<li><strong>A deferred loan.</strong> No monthly payment. You repay it when you sell, refinance or move out.</li>
<li><strong>A forgivable loan.</strong> Part of it is forgiven each year you stay, until you owe nothing.</li>
<li><strong>A grant.</strong> Money you don't repay if you follow the rules. Grants are limited, and competition for them is often strong.</li>
</ul>
<h2>A comparison with numbers</h2>
<p>The numbers are made up. The Vega family needs $14,000 and has $6,000. They're offered $8,000 in one of three forms, and they expect to sell after six years.</p>
<table><thead><tr><th scope="col">Form</th><th scope="col">While they live there</th><th scope="col">When they sell after six years</th></tr></thead><tbody><tr><td>Second loan with payments</td><td>A second payment on top of the first</td><td>Whatever is left of the balance</td></tr><tr><td>Deferred loan</td><td>Nothing</td><td>The whole $8,000, perhaps with interest</td></tr><tr><td>Forgivable over ten years</td><td>Nothing</td><td>Four-tenths: $3,200</td></tr></tbody></table>
<p>The third looks best here. It wouldn't if it came with a higher interest rate on the main loan for all six years. That's why the first question below matters most.</p>
<p>One program has its own article: the state's <a href="/blog/utah-first-time-homebuyer-assistance">help of up to $20,000 for newly built first homes</a>.</p>
<h2>Ask before you accept</h2>
<ul>
<li>Does it change the interest rate on my main loan?</li>
<li>What do I owe if I sell or refinance in three years?</li>
<li>Do I have to live in the home, and for how long?</li>
<li>Can it pay for closing costs too?</li>
</ul>
<p>Help that makes the first day easier can make a later one harder. Compare the total cost with and without it. A HUD-approved housing counselor can review your plan at little or no cost; the <a href="https://www.consumerfinance.gov/find-a-housing-counselor/">CFPB keeps a list</a> by ZIP code.</p>
<p>Not every lender takes part in every program. <a href="/services/find-a-loan-officer?specialty=downPaymentHelp">Ask us which ones we can work with today</a>, and we'll tell you plainly when another lender would serve you better.</p>`,
  sources: [
    {
      url: "https://utahhousingcorp.org/",
      en: "Utah Housing Corporation: current programs, limits and lenders",
      es: "Utah Housing Corporation: programas, límites y prestamistas actuales (en inglés)",
    },
    {
      url: "https://www.hud.gov/sites/dfiles/OCHCO/documents/2025-09hsgml.pdf",
      en: "HUD, Mortgagee Letter 2025-09: residency requirements for FHA loans",
      es: "HUD, Mortgagee Letter 2025-09: requisitos de residencia para préstamos de la FHA (en inglés)",
    },
    {
      url: "https://www.consumerfinance.gov/find-a-housing-counselor/",
      en: "CFPB: find a HUD-approved housing counselor",
      es: "CFPB: busque ayuda de una agencia de vivienda aprobada por HUD (en inglés)",
    },
    {
      url: "https://www.va.gov/housing-assistance/home-loans/funding-fee-and-closing-costs/",
      en: "VA: funding fee and closing costs",
      es: "VA: cargo de financiamiento y costos de cierre (en inglés)",
    },
  ],
  es: {
    title: "Ayuda para el pago inicial (enganche) en Utah: cómo funciona",
    summary:
      "Quizá necesite menos de lo que piensa para el pago inicial, y tal vez haya ayuda. Conozca los tipos de apoyo y qué preguntar antes de aceptar.",
    imageAlt: "Un buzón verde con la banderita levantada y una casa al fondo",
    postContents: `<p>«No tenemos el veinte por ciento». Lo oímos mucho, también de personas que ya podrían empezar. El veinte por ciento es una manera de comprar. No es la única.</p>
<h2>¿Cuánto se necesita de verdad?</h2>
<ul>
<li><strong><a href="/loans/fha">Préstamos de la FHA</a>:</strong> 3.5% de pago inicial (enganche) con un puntaje de crédito de 580 o más (manual 4000.1 del HUD, a noviembre de 2026). Cada prestamista puede pedir un mínimo más alto. Desde el 25 de mayo de 2025, la FHA no asegura préstamos a residentes no permanentes, con pocas excepciones.</li>
<li><strong><a href="/loans/va">Préstamos de la VA</a>:</strong> sin pago inicial para muchos veteranos, militares en servicio activo y ciertos cónyuges elegibles. La mayoría paga un cargo de financiamiento.</li>
<li><strong><a href="/loans/conventional">Préstamos convencionales</a>:</strong> algunos programas empiezan con 3% de pago inicial para compradores que califican, a noviembre de 2026.</li>
</ul>
<p>Un pago inicial más bajo por lo general significa pagar seguro hipotecario (los préstamos de la VA tienen en su lugar un cargo de financiamiento) y un pago mensual más alto. En un préstamo convencional puede pedir que se cancele ese seguro cuando su saldo llegue al 80% del valor original de la casa, y debe terminar cuando el calendario de pagos lo lleve al 78%, si va al corriente. Antes de aceptar su pedido al 80%, el prestamista puede pedir buen historial de pagos, que no haya otro gravamen y prueba del valor.</p>
<h2>De dónde viene la ayuda</h2>
<p>En Utah puede venir de la agencia estatal de vivienda, Utah Housing Corporation, que trabaja por medio de prestamistas participantes. Algunas ciudades y condados tienen sus propios programas, y también algunas organizaciones sin fines de lucro y empleadores. Muchos tienen límites de ingresos y de precio de la casa, y muchos piden tomar una clase para compradores. Los fondos se pueden acabar y las reglas cambian; revise siempre qué está abierto hoy: <a href="/assistance">tres preguntas</a> le muestran qué programas podrían servirle y qué día se revisó cada uno.</p>
<h2>Los tipos de ayuda</h2>
<ul>
<li><strong>Un segundo préstamo con pagos.</strong> Lo paga cada mes, junto con el primero.</li>
<li><strong>Un préstamo diferido.</strong> No hay pago mensual. Se devuelve cuando vende, refinancia o se muda.</li>
<li><strong>Un préstamo perdonable.</strong> Por cada año que se queda en la casa se borra una parte, hasta que no debe nada.</li>
<li><strong>Una subvención (<em>grant</em>).</strong> Dinero que no se devuelve si cumple las reglas. Son limitadas y muchas veces hay más solicitudes que fondos.</li>
</ul>
<h2>Una comparación con números</h2>
<p>Números inventados: la familia Vega necesita $14,000 y tiene $6,000. Le ofrecen $8,000 en una de tres formas, y piensa vender después de seis años.</p>
<table><thead><tr><th scope="col">Forma</th><th scope="col">Mientras viven ahí</th><th scope="col">Al vender después de seis años</th></tr></thead><tbody><tr><td>Segundo préstamo con pagos</td><td>Un segundo pago junto al primero</td><td>Lo que quede del saldo</td></tr><tr><td>Préstamo diferido</td><td>Nada</td><td>Los $8,000 completos, quizá con intereses</td></tr><tr><td>Perdonable en diez años</td><td>Nada</td><td>Cuatro de diez partes: $3,200</td></tr></tbody></table>
<p>Aquí la tercera parece la mejor. No lo sería si a cambio subiera la tasa de interés del préstamo principal durante los seis años. Por eso la primera pregunta de abajo es la que más importa.</p>
<p>Un programa tiene su propio artículo: la <a href="/blog/utah-first-time-homebuyer-assistance">ayuda estatal de hasta $20,000 para una primera casa recién construida</a>.</p>
<h2>Pregunte antes de aceptar</h2>
<ul>
<li>¿Cambia la tasa de interés de mi préstamo principal?</li>
<li>¿Cuánto tendría que pagar si vendo o refinancio en tres años?</li>
<li>¿Tengo que vivir en la casa? ¿Por cuánto tiempo?</li>
<li>¿Sirve también para los costos de cierre?</li>
</ul>
<p>Una ayuda que facilita el primer día puede complicar otro más adelante. Compare el costo total con ella y sin ella. Una agencia de vivienda aprobada por HUD puede revisar su plan gratis o por poco dinero; la CFPB tiene una <a href="https://www.consumerfinance.gov/find-a-housing-counselor/">lista por código postal</a>; pregunte quién atiende en español.</p>
<p>No todos los prestamistas participan en todos los programas. <a href="/services/find-a-loan-officer?specialty=downPaymentHelp">Pregúntenos con cuáles podemos trabajar hoy</a>, y le diremos con franqueza cuando le convenga más otro prestamista.</p>`,
  },
};
