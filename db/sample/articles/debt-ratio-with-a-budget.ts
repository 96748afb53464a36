import type { SampleArticle } from "#db/sample/sample-content.ts";

export const debtRatioWithABudget: SampleArticle = {
  slug: "debt-to-income-ratio-with-a-budget",
  category: "income-and-budget",
  title: "Your Debt-to-Income Ratio, Worked Out with a Real Budget",
  summary:
    "Lenders divide your debts by your income. Your family divides the month differently. Do the math both ways with us, and see which number should decide.",
  daysBefore: 61,
  postContents: `<p>“How much house can I afford?” has two answers. One is the lender's, and it's simple division. The other is your family's, and it's a month with groceries in it. The wise number is the smaller of the two.</p>
<h2>The lender's math</h2>
<p>The debt-to-income ratio (DTI) is what you must pay each month on debts, divided by your income before taxes. Lenders often look at two ratios:</p>
<ul>
<li>the <strong>housing ratio</strong>: only the housing payment;</li>
<li>the <strong>total ratio</strong>: the housing payment and all other debts together.</li>
</ul>
<p>The housing payment means all of it: principal, interest, property tax, homeowner's insurance, mortgage insurance and homeowners association (HOA) dues if there are any. Debts are what your credit report shows and what a court has ordered: car, minimum card payments, student loans, child support. Food, phone and gas don't count.</p>
<p>The usual rules of thumb are 28 and 36 percent for <a href="/loans/conventional">conventional loans</a> and 31 and 43 percent for FHA loans. They're neither a promise nor a hard limit. Some programs allow more with strong savings or credit, and some lenders want less.</p>
<h3>An example with numbers</h3>
<p>The Pérez family is made up: two jobs, $6,200 before taxes each month. Their car costs $420, card minimums $110 and a student loan $170. Debts: $700.</p>
<table><thead><tr><th scope="col">Rule of thumb</th><th scope="col">Room by the housing ratio</th><th scope="col">Room by the total ratio</th><th scope="col">The smaller one</th></tr></thead><tbody><tr><td>28 / 36</td><td>28% of 6,200 = $1,736</td><td>36% of 6,200 = 2,232; minus 700 = $1,532</td><td><strong>$1,532</strong></td></tr><tr><td>31 / 43</td><td>31% of 6,200 = $1,922</td><td>43% of 6,200 = 2,666; minus 700 = $1,966</td><td><strong>$1,922</strong></td></tr></tbody></table>
<p>So a lender might see room for a total housing payment of somewhere between 1,500 and 1,900 dollars. These figures show how a ratio works. They aren't an offer, and there's no loan or rate behind them. <a href="/calculators/how-much-home">Try it with your own numbers</a>.</p>
<h2>The family's math</h2>
<p>Now the same month, with the money that actually comes in. After taxes and health insurance, the family takes home $4,950.</p>
<table><thead><tr><th scope="col">Each month</th><th scope="col">Amount</th></tr></thead><tbody><tr><td>Groceries</td><td>$850</td></tr><tr><td>Gas and car upkeep</td><td>$320</td></tr><tr><td>Child care</td><td>$600</td></tr><tr><td>Help for the grandparents</td><td>$300</td></tr><tr><td>Phones and internet</td><td>$180</td></tr><tr><td>Doctor, pharmacy, dentist</td><td>$250</td></tr><tr><td>Clothes, birthdays, everything else</td><td>$250</td></tr><tr><td>Savings</td><td>$300</td></tr><tr><td>Debts, as above</td><td>$700</td></tr><tr><td><strong>Total</strong></td><td><strong>$3,750</strong></td></tr></tbody></table>
<p>$4,950 minus $3,750 leaves <strong>$1,200</strong> for housing, and electricity and repairs still have to come out of that. The lender's math said 1,532 or 1,922. Neither is wrong. The lender measures whether the debt can be paid. The family measures whether it can get through the month.</p>
<h2>What changes the answer</h2>
<ol>
<li><strong>Pay off a debt.</strong> Once the car is paid off, the debts fall to $280. Under the 28/36 rule, the room grows from $1,532 to the housing ratio's $1,736, and the family's own number grows by 420 dollars.</li>
<li><strong>Count income you can document.</strong> Overtime, a second job or rent from a roommate may count if there's a history on paper.</li>
<li><strong>Put more down.</strong> A smaller loan has a smaller payment.</li>
<li><strong>Look at the other lines.</strong> Property tax, insurance and HOA dues differ from one street to the next. Two homes at the same price can have different payments.</li>
</ol>
<h2>Mistakes we see</h2>
<ul>
<li>Using take-home pay in the lender's math, or gross pay in the family's.</li>
<li>Forgetting a loan you co-signed. It counts, unless you can show that someone else pays it.</li>
<li>Financing furniture between the pre-approval and the closing. The ratio is checked again.</li>
<li>Treating the largest loan you may be offered as a goal.</li>
</ul>
<h2>Do it tonight</h2>
<p>Write down your three numbers: income before taxes, debts each month and what you really have left. Then try out a payment for three months: move the difference between it and your rent into savings. If it hurts, you've learned that for free. If it doesn't, you've saved part of your down payment. <a href="/services/find-a-loan-officer">Bring us the three numbers</a>, and we'll do the lender's math with you.</p>`,
  sources: [
    {
      url: "https://www.consumerfinance.gov/ask-cfpb/what-is-a-debt-to-income-ratio-en-1791/",
      en: "CFPB: What is a debt-to-income ratio?",
      es: "CFPB: qué es la relación deuda-ingreso (en inglés)",
    },
    {
      url: "https://www.consumerfinance.gov/owning-a-home/",
      en: "CFPB: Buying a house, tools and resources",
      es: "CFPB: comprar una casa, herramientas y recursos (en inglés)",
    },
    {
      url: "https://www.consumerfinance.gov/find-a-housing-counselor/",
      en: "CFPB: find a HUD-approved housing counselor",
      es: "CFPB: busque ayuda de una agencia de vivienda aprobada por HUD (en inglés)",
    },
  ],
  es: {
    title: "Su relación deuda-ingreso, calculada con un presupuesto de verdad",
    summary:
      "El prestamista divide sus deudas entre sus ingresos. Su familia reparte el mes de otra manera. Haga las dos cuentas con nosotros y vea cuál número debe decidir.",
    postContents: `<p>«¿Para cuánta casa me alcanza?» tiene dos respuestas. Una es la del prestamista y es una división. La otra es la de su familia y es un mes con todo y mandado. El número sensato es el menor de los dos.</p>
<h2>La cuenta del prestamista</h2>
<p>La relación deuda-ingreso (DTI, por sus siglas en inglés) es lo que usted debe pagar cada mes por sus deudas, dividido entre su ingreso antes de impuestos. Los prestamistas suelen mirar dos:</p>
<ul>
<li>la <strong>relación de vivienda</strong>: solo el pago de la casa;</li>
<li>la <strong>relación total</strong>: el pago de la casa más todas las otras deudas.</li>
</ul>
<p>El pago de la casa es completo: capital, intereses, impuesto sobre la propiedad, seguro de propietario de vivienda, seguro hipotecario y cuotas de la asociación de propietarios (HOA), si las hay. Las deudas son las que muestra su informe de crédito y las que ordenó un juez: carro, mínimos de tarjetas, préstamos estudiantiles, manutención de hijos. La comida, el teléfono y la gasolina no entran en la cuenta.</p>
<p>Como reglas generales, en este ramo se habla de 28 y 36 por ciento para <a href="/loans/conventional">préstamos convencionales</a>, y de 31 y 43 por ciento para los de la FHA. No son una promesa ni un tope. Hay programas que permiten más con buenos ahorros o buen crédito, y prestamistas que piden menos.</p>
<h3>Un ejemplo con números</h3>
<p>La familia Pérez, inventada: dos trabajos, $6,200 antes de impuestos cada mes. El carro les cuesta $420, los mínimos de las tarjetas $110 y un préstamo estudiantil $170. Deudas: $700.</p>
<table><thead><tr><th scope="col">Regla general</th><th scope="col">Espacio según la relación de vivienda</th><th scope="col">Espacio según la relación total</th><th scope="col">El menor</th></tr></thead><tbody><tr><td>28 / 36</td><td>28% de 6,200 = $1,736</td><td>36% de 6,200 = 2,232; menos 700 = $1,532</td><td><strong>$1,532</strong></td></tr><tr><td>31 / 43</td><td>31% de 6,200 = $1,922</td><td>43% de 6,200 = 2,666; menos 700 = $1,966</td><td><strong>$1,922</strong></td></tr></tbody></table>
<p>Así, un prestamista podría ver espacio para un pago completo de vivienda de entre 1,500 y 1,900 dólares. Estas cifras muestran cómo funciona la relación. No son una oferta, y detrás de ellas no hay ningún préstamo ni ninguna tasa. <a href="/calculators/how-much-home">Pruébelo con sus propios números</a>.</p>
<h2>La cuenta de la familia</h2>
<p>Ahora el mismo mes, con el dinero que de verdad llega. Después de impuestos y seguro médico, a la familia le quedan $4,950.</p>
<table><thead><tr><th scope="col">Cada mes</th><th scope="col">Cantidad</th></tr></thead><tbody><tr><td>Mandado</td><td>$850</td></tr><tr><td>Gasolina y arreglos del carro</td><td>$320</td></tr><tr><td>Guardería</td><td>$600</td></tr><tr><td>Lo que mandan a los abuelos</td><td>$300</td></tr><tr><td>Teléfonos e internet</td><td>$180</td></tr><tr><td>Doctor, farmacia, dentista</td><td>$250</td></tr><tr><td>Ropa, cumpleaños y lo demás</td><td>$250</td></tr><tr><td>Ahorro</td><td>$300</td></tr><tr><td>Deudas, como arriba</td><td>$700</td></tr><tr><td><strong>En total</strong></td><td><strong>$3,750</strong></td></tr></tbody></table>
<p>$4,950 menos $3,750 deja <strong>$1,200</strong> para la casa, y de ahí todavía salen la luz y las reparaciones. La cuenta del prestamista decía 1,532 o 1,922. Ninguna está mal. El prestamista mide si la deuda se puede pagar. La familia mide si alcanza para el mes.</p>
<h2>Qué cambia la respuesta</h2>
<ol>
<li><strong>Liquidar una deuda.</strong> Sin el carro, las deudas bajan a $280. Con la regla de 28 / 36 el espacio crece de $1,532 a los $1,736 de la relación de vivienda, y el número de la familia crece 420 dólares.</li>
<li><strong>Contar ingresos que se pueden probar.</strong> Las horas extra, un segundo trabajo o un inquilino podrían contar si hay historia en papel.</li>
<li><strong>Dar más de pago inicial (enganche).</strong> Un préstamo menor tiene un pago menor.</li>
<li><strong>Ver los otros renglones.</strong> El impuesto sobre la propiedad, el seguro y las cuotas de HOA cambian de una calle a otra. Dos casas del mismo precio pueden tener pagos distintos.</li>
</ol>
<h2>Errores que vemos</h2>
<ul>
<li>Usar el sueldo neto en la cuenta del prestamista o el bruto en la de la familia.</li>
<li>Olvidar un préstamo del que se es cofirmante. Cuenta, a menos que se pruebe que otra persona lo paga.</li>
<li>Sacar muebles a crédito entre la preaprobación y el cierre. La relación se revisa otra vez.</li>
<li>Tomar como meta el préstamo más grande que podrían ofrecerle.</li>
</ul>
<h2>Hágalo esta noche</h2>
<p>Escriba sus tres números: ingreso antes de impuestos, deudas de cada mes y lo que de verdad le sobra. Después practique un pago durante tres meses: pase al ahorro la diferencia entre ese pago y su renta. Si le aprieta, lo aprendió gratis. Si no, ya juntó parte de su pago inicial. <a href="/services/find-a-loan-officer">Tráiganos los tres números</a> y hacemos con usted la cuenta del prestamista.</p>`,
  },
};
