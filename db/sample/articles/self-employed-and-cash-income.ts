import type { SampleArticle } from "#db/sample/sample-content.ts";

export const selfEmployedAndCashIncome: SampleArticle = {
  slug: "self-employed-and-cash-income",
  category: "income-and-budget",
  title: "Working for Yourself, or Paid in Cash: How Lenders Count Your Income",
  summary:
    "A lender counts what your tax return shows after expenses, not what passes through your hands. See an example with numbers, and what to start doing this year.",
  daysBefore: 33,
  postContents: `<p>You clean houses, drive a truck, sell food or run a crew. The work is steady and the customers pay. Then a lender looks at your tax return and sees a number far below what you live on. No one made a mistake. You and the lender are counting different things.</p>
<h2>The number that counts</h2>
<p>If you work for yourself, lenders usually start with the <strong>net</strong> income on your tax return: what came in, minus the expenses you deducted. Every deduction lowers your tax. It also lowers the income that counts toward a loan.</p>
<p>Most lenders want to see two years. If the second is higher, they average the two. If it's lower, they ask why and may count only the lower one, or neither.</p>
<h3>An example with numbers</h3>
<p>Ana cleans offices and files a Schedule C. The numbers are made up.</p>
<table><thead><tr><th scope="col">Line</th><th scope="col">First year</th><th scope="col">Second year</th></tr></thead><tbody><tr><td>Customers paid her</td><td>$74,000</td><td>$84,000</td></tr><tr><td>Expenses she deducted</td><td>$28,000</td><td>$31,000</td></tr><tr><td>Net profit</td><td>$46,000</td><td>$53,000</td></tr><tr><td>Depreciation (not cash spent), added back</td><td>$4,000</td><td>$5,000</td></tr><tr><td><strong>Income a lender may count</strong></td><td><strong>$50,000</strong></td><td><strong>$58,000</strong></td></tr></tbody></table>
<p>The two years add up to $108,000. Divided by 24 months, that gives Ana about $4,500 of monthly income for the loan. She thinks of herself as someone who makes $7,000. Both numbers are true, but only one of them is on paper.</p>
<h2>What about cash?</h2>
<p>Cash is income like any other once it's declared and can be traced. To a lender, cash you didn't declare doesn't exist, no matter how real it was. Three habits make the difference:</p>
<ol>
<li><strong>Write a receipt</strong> for each job, with a date and a name, and keep a copy.</li>
<li><strong>Deposit it</strong> in an account that's only for the business, soon after you're paid, in the exact amount of the receipt.</li>
<li><strong>Report it</strong> on your tax return, <a href="/loans/itin">even if you file with an ITIN</a>.</li>
</ol>
<p>A bundle of cash deposited the month before you apply raises questions no one can answer. The same money, deposited week by week for a year, tells a story.</p>
<h2>Documents to gather</h2>
<p><a href="/your-folder?self-employed=yes">Your folder</a> has this list in both languages, ready to print.</p>
<ul>
<li>complete federal tax returns for two years, with every schedule;</li>
<li>1099 forms, if companies paid you;</li>
<li>a profit and loss statement for this year so far;</li>
<li>business bank statements, often for several months;</li>
<li>your business license or a letter from your tax preparer, if you have them.</li>
</ul>
<p>The lender will also ask you to sign a form so the IRS can confirm your returns. You can get your own IRS transcript first and see what it says.</p>
<h2>Questions we hear</h2>
<h3>Should I stop deducting expenses?</h3>
<p>Deduct what the law allows and keep proof. Don't leave out real expenses to look richer, and don't make any up. But plan ahead: if you want to buy in two years, ask your tax preparer now what next year's return will show, and decide with both goals in mind.</p>
<h3>Can I amend old returns to add income?</h3>
<p>You can correct a return that was wrong. Expect to pay the tax, and expect the lender to ask when and why it was changed. An amendment made weeks before you apply carries little weight.</p>
<h3>I have worked for myself for only one year.</h3>
<p>Some programs may accept less than two years if you did the same work as an employee before. Ask, and bring proof of the earlier job.</p>
<h3>Are there loans that look at bank statements instead?</h3>
<p>Yes. Some private lenders offer bank-statement loans. They usually cost more and ask for a larger down payment. Compare the annual percentage rate (APR) on the Loan Estimate with that of an ordinary loan a year from now. Waiting may be cheaper.</p>
<h2>Start this month</h2>
<p>Open the separate account. Start the receipt book. File on time. In a year, you'll have something worth more than a promise: a record. If you'd like to know how much income your last two returns would show, <a href="/services/find-a-loan-officer?specialty=selfEmployed">bring them in</a>. It costs you nothing to have us read them.</p>`,
  sources: [
    {
      url: "https://www.irs.gov/forms-pubs/about-schedule-c-form-1040",
      en: "IRS: Schedule C, profit or loss from business",
      es: "IRS: Anexo C, ganancias o pérdidas de negocio (en inglés)",
    },
    {
      url: "https://www.irs.gov/individuals/get-transcript",
      en: "IRS: get your tax transcript",
      es: "IRS: cómo obtener su transcripción de impuestos (en inglés)",
    },
    {
      url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/43/",
      en: "CFPB, Regulation Z: how a lender verifies that you can repay",
      es: "CFPB, Reglamento Z: cómo comprueba el prestamista que usted puede pagar (en inglés)",
    },
  ],
  es: {
    title: "Si trabaja por su cuenta o le pagan en efectivo: cómo cuentan sus ingresos",
    summary:
      "El prestamista cuenta lo que queda en su declaración después de los gastos, no todo lo que pasa por sus manos. Vea un ejemplo con números y qué hacer desde este año.",
    postContents: `<p>Usted limpia casas, maneja un camión, vende comida o dirige una cuadrilla. El trabajo es constante y los clientes pagan. Entonces el prestamista mira su declaración de impuestos y ve una cantidad muy por debajo de lo que usted maneja cada mes. Nadie se equivocó. Usted y el prestamista cuentan cosas distintas.</p>
<h2>La cantidad que cuenta</h2>
<p>Con quien trabaja por su cuenta, los prestamistas por lo general parten del ingreso <strong>neto</strong> de la declaración: lo que entró menos los gastos que dedujo. Cada deducción baja su impuesto. También baja el ingreso que puede sostener un préstamo.</p>
<p>La mayoría quiere ver dos años. Si el segundo es mejor, sacan el promedio. Si es más bajo, preguntan por qué, y pueden contar solo el más bajo o ninguno.</p>
<h3>Un ejemplo con números</h3>
<p>Ana limpia oficinas y declara con el Anexo C (<em>Schedule C</em>). Los números son inventados.</p>
<table><thead><tr><th scope="col">Renglón</th><th scope="col">Primer año</th><th scope="col">Segundo año</th></tr></thead><tbody><tr><td>Le pagaron sus clientes</td><td>$74,000</td><td>$84,000</td></tr><tr><td>Gastos que dedujo</td><td>$28,000</td><td>$31,000</td></tr><tr><td>Ganancia neta</td><td>$46,000</td><td>$53,000</td></tr><tr><td>Depreciación, que no es dinero gastado y se vuelve a sumar</td><td>$4,000</td><td>$5,000</td></tr><tr><td><strong>Ingreso que podría contar</strong></td><td><strong>$50,000</strong></td><td><strong>$58,000</strong></td></tr></tbody></table>
<p>Los dos años suman $108,000. Entre 24 meses, Ana tiene unos $4,500 de ingreso mensual para el préstamo. Ella siente que gana siete mil. Las dos cantidades son ciertas, pero solo una está en papel.</p>
<h2>¿Y el efectivo?</h2>
<p>El efectivo es un ingreso como cualquier otro cuando está declarado y se puede seguir. El que no se declaró no existe para el prestamista, por real que haya sido. Tres costumbres hacen la diferencia:</p>
<ol>
<li><strong>Haga un recibo</strong> por cada trabajo, con fecha y nombre, y guarde la copia.</li>
<li><strong>Deposítelo</strong> en una cuenta que sea solo del negocio, poco después de que le paguen y por la cantidad del recibo.</li>
<li><strong>Declárelo</strong> en sus impuestos, <a href="/loans/itin">también si los presenta con ITIN</a>.</li>
</ol>
<p>Un fajo de billetes depositado un mes antes de la solicitud despierta preguntas que nadie puede contestar. El mismo dinero, depositado semana tras semana durante un año, cuenta una historia.</p>
<h2>Papeles que conviene juntar</h2>
<p><a href="/your-folder?self-employed=yes">Su carpeta</a> tiene esta lista en los dos idiomas, lista para imprimir.</p>
<ul>
<li>declaraciones federales completas de dos años, con todos sus anexos;</li>
<li>formularios 1099, si le pagaron empresas;</li>
<li>un estado de ganancias y pérdidas de lo que va del año;</li>
<li>estados de cuenta del negocio, muchas veces de varios meses;</li>
<li>su licencia de negocio o una carta de quien le prepara los impuestos, si las tiene.</li>
</ul>
<p>El prestamista también le pedirá firmar un formulario para que el IRS confirme sus declaraciones. Usted puede pedir antes su propia transcripción y ver qué dice.</p>
<h2>Preguntas que nos hacen</h2>
<h3>¿Dejo de deducir gastos?</h3>
<p>Deduzca lo que la ley permite y guarde comprobantes. No omita gastos reales para verse con más dinero ni invente otros. Pero planee: si quiere comprar en dos años, pregunte desde ahora a quien le prepara los impuestos qué mostrará la próxima declaración y decida con las dos metas a la vista.</p>
<h3>¿Puedo corregir declaraciones pasadas para agregar ingresos?</h3>
<p>Puede corregir una declaración que estaba mal. Tendrá que pagar el impuesto, y el prestamista le preguntará cuándo y por qué la cambió. Una corrección hecha semanas antes de la solicitud pesa poco.</p>
<h3>Llevo solo un año por mi cuenta.</h3>
<p>Algunos programas podrían aceptar menos de dos años si antes hacía el mismo trabajo como empleado. Pregunte y traiga pruebas de ese empleo.</p>
<h3>¿Hay préstamos que se fijan en los estados de cuenta?</h3>
<p>Sí. Los ofrecen algunos prestamistas privados. Por lo general cuestan más y piden un pago inicial (enganche) mayor. Compare la tasa de porcentaje anual (APR) de la estimación de préstamo con la de un préstamo común dentro de un año. Esperar puede salir más barato.</p>
<h2>Empiece este mes</h2>
<p>Abra la cuenta aparte. Empiece el talonario de recibos. Declare a tiempo. En un año tendrá algo que vale más que una promesa: un registro. Si quiere saber cuánto contarían sus dos últimas declaraciones, <a href="/services/find-a-loan-officer?specialty=selfEmployed">tráigalas</a>. Que las leamos no le cuesta nada.</p>`,
  },
};
