import type { SampleArticle } from "#db/sample/sample-content.ts";

export const buildingCredit: SampleArticle = {
  slug: "building-credit-for-a-home",
  category: "credit",
  title: "Building Credit for a Home, from Wherever You Are",
  summary:
    "Whether you have no credit history yet or one with some late payments, there are steps you can take this month. Here are the ones that matter most.",
  image: "stairs",
  imageAlt: "Stone steps that climb a hill to a house at the top",
  daysBefore: 181,
  postContents: `<p>Some families pay for everything in cash and owe nothing to anyone. It's a good way to live. To a lender, though, it can look like a blank page. Credit is just a record of promises kept, and you can start writing yours.</p>
<h2>First, read your reports</h2>
<p>Three companies keep your history: Equifax, Experian and TransUnion. You can get your reports free at <a href="https://www.annualcreditreport.com/">AnnualCreditReport.com</a>, the site authorized by federal law. Check every account and every address. If something isn't yours or is wrong, dispute it with the company that reported it and with the credit bureau. Disputing is free.</p>
<h2>What matters most</h2>
<ul>
<li><strong>Paying on time.</strong> Nothing counts more. Setting up automatic payments of at least the minimum helps.</li>
<li><strong>How much of your limit you use.</strong> Lower is better. A common suggestion is to stay under 30% of each card's limit.</li>
<li><strong>Time.</strong> Older accounts help you. Think twice before closing your first card.</li>
<li><strong>New credit.</strong> Several applications in a row can lower your score for a while.</li>
</ul>
<h2>If you're starting from zero</h2>
<ul>
<li>A <strong>secured card</strong>: you put down a deposit, use the card for small things and pay it in full each month.</li>
<li>A <strong>credit-builder loan</strong>, which many credit unions offer: you make the payments first and get the money at the end.</li>
<li>Becoming an <strong>authorized user</strong> on the card of a relative who pays on time.</li>
</ul>
<p>Some loan programs also accept other proof of good habits, such as twelve months of rent, utility or phone payments. <a href="/your-folder">Keep your receipts.</a> If you file taxes with an ITIN, ask <a href="/loans/itin">which programs are open to you</a>. Not every lender has one.</p>
<h2>If you've fallen behind</h2>
<p>Bring late accounts up to date first. Before you pay an old collection, talk with us or with a HUD-approved housing agency, because the order can matter. Be careful with anyone who promises to erase accurate information for a fee. No one can.</p>
<h2>An example with numbers</h2>
<p>The numbers are made up. Carmen has one card with a $1,000 limit and an $820 balance. She's using 82% of her limit. She pays $130 each month for four months and buys nothing with the card. After interest, she still owes about $350, or 35%. One more month brings her under 30%. She never closed the card, never missed a due date and opened nothing new. Five months of one habit often does more than any trick.</p>
<h2>A year, month by month</h2>
<table><thead><tr><th scope="col">Months</th><th scope="col">Do this</th></tr></thead><tbody><tr><td>1</td><td>Order the three reports. Dispute anything wrong</td></tr><tr><td>1 to 2</td><td>Open one secured card or one credit-builder loan, not both at once</td></tr><tr><td>2 to 12</td><td>Pay everything on time. Keep rent, electricity and phone receipts by month</td></tr><tr><td>6</td><td>Check the reports again. Have the disputes been resolved?</td></tr><tr><td>9</td><td>Bring card balances well below the limits</td></tr><tr><td>12</td><td>Talk with a loan officer, with the folder in hand</td></tr></tbody></table>
<h2>What score do you need?</h2>
<p>It depends on the loan. <a href="/loans/fha">FHA allows a 3.5% down payment</a> with a score of 580 or higher (HUD Handbook 4000.1, as of November 2026), and lenders may ask for more. FHA loans are for citizens, permanent residents, and citizens of Micronesia, the Marshall Islands and Palau; other lenders and programs have their own scores. A better score can mean better terms, so a few months of patience may be worth it.</p>
<p><a href="/services/find-a-loan-officer">Come talk with us</a>, even before you feel ready, or <a href="/can-i-buy">answer six questions</a> first, no name needed. A plan with dates is easier to keep than a wish.</p>`,
  sources: [
    {
      url: "https://www.annualcreditreport.com/",
      en: "AnnualCreditReport.com: free credit reports",
      es: "AnnualCreditReport.com: informes de crédito gratis (en inglés)",
    },
    {
      url: "https://www.consumerfinance.gov/complaint/",
      en: "CFPB: submit a complaint",
      es: "CFPB: presente una queja",
    },
    {
      url: "https://www.irs.gov/tin/itin/individual-taxpayer-identification-number-itin",
      en: "IRS: Individual Taxpayer Identification Number (ITIN)",
      es: "IRS: número de identificación personal del contribuyente (ITIN), en inglés",
    },
  ],
  es: {
    title: "Construya su crédito para comprar casa, desde donde esté",
    summary:
      "Ya sea que todavía no tenga historial de crédito o que haya tenido tropiezos, hay pasos que puede dar este mes. Estos son los más importantes.",
    imageAlt: "Escalones de piedra que suben por una colina hasta una casa en lo alto",
    postContents: `<p>Hay familias que pagan todo en efectivo y no le deben nada a nadie. Es una buena manera de vivir. Pero para un prestamista puede verse como una hoja en blanco. El crédito no es más que un registro de promesas cumplidas, y usted puede empezar a escribirlo.</p>
<h2>Primero, lea sus informes</h2>
<p>Tres agencias guardan su historial: Equifax, Experian y TransUnion. Puede obtener sus informes gratis en <a href="https://www.annualcreditreport.com/">AnnualCreditReport.com</a>, el sitio autorizado por la ley federal. Revise cada cuenta y cada dirección. Si algo no es suyo o está mal, dispútelo con la empresa que lo reportó y con la agencia de informes de crédito. Disputar no cuesta nada.</p>
<h2>Lo que más pesa</h2>
<ul>
<li><strong>Pagar a tiempo.</strong> Nada cuenta más. Ayuda programar el pago automático, por lo menos del mínimo.</li>
<li><strong>Cuánto usa de su límite.</strong> Mientras menos, mejor. Se suele recomendar no pasar del 30% del límite de cada tarjeta.</li>
<li><strong>El tiempo.</strong> Las cuentas viejas le ayudan. Piénselo dos veces antes de cerrar su primera tarjeta.</li>
<li><strong>El crédito nuevo.</strong> Varias solicitudes seguidas pueden bajar su puntaje por un tiempo.</li>
</ul>
<h2>Si empieza de cero</h2>
<ul>
<li>Una <strong>tarjeta asegurada</strong>: deja un depósito, la usa para cosas pequeñas y la paga completa cada mes.</li>
<li>Un <strong>préstamo para construir crédito</strong>, que ofrecen muchas cooperativas de crédito (<em>credit unions</em>): primero hace los pagos y al final recibe el dinero.</li>
<li>Ser <strong>usuario autorizado</strong> en la tarjeta de un familiar que paga a tiempo.</li>
</ul>
<p>Algunos programas también aceptan otras pruebas de buenos hábitos, como doce meses de pagos de renta, luz, gas o teléfono. <a href="/your-folder">Guarde sus recibos.</a> Si declara impuestos con ITIN, pregunte <a href="/loans/itin">qué programas hay para usted</a>. No todos los prestamistas los tienen.</p>
<h2>Si su crédito ha tenido tropiezos</h2>
<p>Primero póngase al corriente con las cuentas atrasadas. Antes de pagar una deuda vieja que está en cobranza, hable con nosotros o con una agencia de vivienda aprobada por HUD, porque el orden puede importar. Y tenga cuidado con quien le prometa borrar información verdadera a cambio de dinero. Nadie puede.</p>
<h2>Un ejemplo con números</h2>
<p>Inventado: Carmen tiene una tarjeta con límite de $1,000 y debe $820. Usa el 82% de su límite. Durante cuatro meses paga $130 cada vez y no compra nada con ella. Con los intereses todavía debe unos $350, el 35%. Un mes más y baja del 30%. No cerró la tarjeta, no se pasó de ninguna fecha y no abrió nada nuevo. Cinco meses de una sola costumbre muchas veces hacen más que cualquier truco.</p>
<h2>Un año, mes por mes</h2>
<table><thead><tr><th scope="col">Meses</th><th scope="col">Qué hacer</th></tr></thead><tbody><tr><td>1</td><td>Pida los tres informes. Dispute lo que esté mal</td></tr><tr><td>1 a 2</td><td>Abra una tarjeta asegurada o un préstamo para construir crédito, no los dos a la vez</td></tr><tr><td>2 a 12</td><td>Pague todo a tiempo. Guarde por mes los recibos de renta, luz y teléfono</td></tr><tr><td>6</td><td>Revise otra vez los informes. ¿Se resolvieron las disputas?</td></tr><tr><td>9</td><td>Baje los saldos de las tarjetas muy por debajo del límite</td></tr><tr><td>12</td><td>Hable con un oficial de préstamos, con la carpeta en la mano</td></tr></tbody></table>
<h2>¿Qué puntaje se necesita?</h2>
<p>Depende del préstamo. <a href="/loans/fha">La FHA permite un pago inicial (enganche) de 3.5%</a> con un puntaje de 580 o más (manual 4000.1 del HUD, a noviembre de 2026), y los prestamistas pueden pedir más. Sus préstamos son para ciudadanos, residentes permanentes y ciudadanos de Micronesia, las Islas Marshall y Palaos; otros prestamistas y programas tienen sus propios puntajes. Un mejor puntaje puede darle mejores condiciones, así que a veces vale la pena esperar unos meses.</p>
<p><a href="/services/find-a-loan-officer">Venga a platicar con nosotros</a> aunque sienta que todavía le falta, o <a href="/can-i-buy">conteste antes seis preguntas</a>, sin dar su nombre. Es más fácil cumplir un plan con fechas que un deseo.</p>`,
  },
};
