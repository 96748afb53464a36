import type { SampleArticle } from "#db/sample/sample-content.ts";

export const savingAndGifts: SampleArticle = {
  slug: "saving-gifts-and-tandas",
  category: "costs-and-savings",
  title: "Savings, Gifts and Tandas: Money a Lender Can Follow",
  summary:
    "How to plan for the cash you need, how a relative can help with a gift, and why money from a tanda or from under the mattress needs a paper trail before you apply.",
  daysBefore: 47,
  postContents: `<p>To buy a home, you need some cash, either your own or from someone who loves you. How much is one question. Whether a lender can <em>follow</em> the money is another, and it surprises more people.</p>
<h2>What the cash is for</h2>
<p>Four things, not one: the down payment, the closing costs, the move with its small emergencies, and something left over. Here's a plan with made-up numbers for a $350,000 home and a down payment of 3.5%.</p>
<table><thead><tr><th scope="col">What it's for</th><th scope="col">How we figured it</th><th scope="col">Amount</th></tr></thead><tbody><tr><td>Down payment</td><td>3.5% of the price</td><td>$12,250</td></tr><tr><td>Closing costs</td><td>3% of the price, as a first estimate</td><td>$10,500</td></tr><tr><td>Moving and first repairs</td><td>your own estimate</td><td>$2,500</td></tr><tr><td>Left in the bank</td><td>one month of all your expenses</td><td>$3,750</td></tr><tr><td><strong>Total</strong></td><td></td><td><strong>$29,000</strong></td></tr></tbody></table>
<p>Closing costs are often between 2% and 5% of the price. Your <a href="/blog/loan-estimate-with-a-spanish-key">Loan Estimate</a> gives the real numbers. Part of this may come from <a href="/assistance">assistance</a>, the seller or family, so don't let the total discourage you. <a href="/calculators/cash-to-close">Use it to see how much you still need.</a></p>
<h2>Make the goal small</h2>
<p>Suppose $9,000 of the plan must come from your own savings within two years. That's 375 dollars, 24 times. Set up an automatic transfer for the day after payday, into an account with no card. A tax refund can cover several months at once.</p>
<h2>When family helps</h2>
<p>Many programs allow a gift for part or all of the down payment. The rules say who can give, usually family, and require proof that it's a gift and not a hidden loan. You'll need:</p>
<ul>
<li>a <strong>gift letter</strong> with the giver's name, their relationship to you, the amount, the date, the address of the home if it's known, a sentence saying that no repayment is expected, and the signature of the person giving the money;</li>
<li>proof that the giver had the money, such as a bank statement;</li>
<li>proof that it changed hands: the transfer, or the check and your deposit.</li>
</ul>
<p>If the money has to be paid back, it's a loan. Say so. It counts as one of your debts, and signing a gift letter for it would be a false statement.</p>
<h3>Is a gift taxed?</h3>
<p>If you receive a gift, you normally owe no federal income tax on it. The <em>giver</em> may have to file a form if the gift to one person is above the annual amount the IRS sets, which is $19,000 for 2026. Filing a form doesn't mean that tax is due. Large gifts from abroad have their own reporting rules. Ask a tax preparer before the money is sent, and keep the record of the wire.</p>
<h2>Tandas, mattresses and other good habits</h2>
<p>A tanda (also called <em>cundina</em> or <em>susu</em>) is real saving. The problem is that it ends in one large deposit with no name on it. Lenders usually look at 60 days of statements and ask about every large deposit. So:</p>
<ol>
<li>Pay your share from your bank account or get a receipt, so each payment shows.</li>
<li>Keep the list: who's in, how much each puts in, and whose turn is when. Ask the organizer to sign it.</li>
<li>Receive your turn by check or transfer, and deposit it the same day.</li>
<li>Leave it there. Money that has been in your account longer than the period the lender reviews raises fewer questions.</li>
</ol>
<p>Even so, a lender may not accept it. Ask <a href="/ask">before your turn comes</a>.</p>
<p>Cash at home has the same problem. If it's yours and was declared, start depositing it well before you apply. Never split a deposit to keep it under a limit. Banks routinely report cash deposits above $10,000; splitting them to avoid the report is a crime, even when the money is honest.</p>
<h2>Money that is easy to follow</h2>
<ul>
<li>wages deposited by the employer;</li>
<li>a tax refund sent to your account;</li>
<li>the sale of a car, with the title and the bill of sale;</li>
<li>a retirement account, after you ask what it costs to take money out or borrow from it.</li>
</ul>
<h2>While you wait for closing</h2>
<p>Don't move money between accounts without a reason, don't deposit cash, and don't spend your reserve on furniture. If something has to move, ask your loan officer first. A two-minute call now beats a week of letters later.</p>`,
  sources: [
    {
      url: "https://www.consumerfinance.gov/owning-a-home/",
      en: "CFPB: Buying a house, tools and resources",
      es: "CFPB: comprar una casa, herramientas y recursos (en inglés)",
    },
    {
      url: "https://www.irs.gov/businesses/small-businesses-self-employed/frequently-asked-questions-on-gift-taxes",
      en: "IRS: frequently asked questions on gift taxes",
      es: "IRS: preguntas frecuentes sobre el impuesto a los regalos (en inglés)",
    },
    {
      url: "https://www.irs.gov/businesses/gifts-from-foreign-person",
      en: "IRS: gifts from a foreign person",
      es: "IRS: regalos de una persona en el extranjero (en inglés)",
    },
  ],
  es: {
    title: "Ahorros, regalos y tandas: dinero que el prestamista pueda seguir",
    summary:
      "Cómo planear el efectivo que necesita, cómo puede ayudarle un familiar con un regalo y por qué el dinero de una tanda o guardado en casa necesita comprobantes antes de la solicitud.",
    postContents: `<p>Para comprar casa se necesita algo de efectivo propio o de alguien que le quiere. Cuánto es una pregunta. Que el prestamista pueda <em>seguir</em> ese dinero es otra, y sorprende a más gente.</p>
<h2>Para qué es el efectivo</h2>
<p>Para cuatro cosas, no para una: el pago inicial (enganche), los costos de cierre, la mudanza con sus pequeñas emergencias y algo que quede en el banco. Este es un plan con números inventados para una casa de $350,000 y un pago inicial de 3.5%.</p>
<table><thead><tr><th scope="col">Para qué</th><th scope="col">Cómo se calculó</th><th scope="col">Cantidad</th></tr></thead><tbody><tr><td>Pago inicial</td><td>3.5% del precio</td><td>$12,250</td></tr><tr><td>Costos de cierre</td><td>3% del precio, como primer cálculo</td><td>$10,500</td></tr><tr><td>Mudanza y primeras reparaciones</td><td>su propio cálculo</td><td>$2,500</td></tr><tr><td>Queda en el banco</td><td>un mes de todos sus gastos</td><td>$3,750</td></tr><tr><td><strong>En total</strong></td><td></td><td><strong>$29,000</strong></td></tr></tbody></table>
<p>Los costos de cierre suelen ir del 2% al 5% del precio. Su <a href="/blog/loan-estimate-with-a-spanish-key">estimación de préstamo</a> le da los renglones reales. Una parte puede venir de <a href="/assistance">un programa de ayuda</a>, del vendedor o de la familia, así que no se desanime con la suma. <a href="/calculators/cash-to-close">Úsela para saber qué le falta.</a></p>
<h2>Haga chica la meta</h2>
<p>Supongamos que $9,000 del plan tienen que salir de sus ahorros en dos años. Son 375 dólares, veinticuatro veces. Programe una transferencia automática para el día después de la quincena, a una cuenta sin tarjeta. La devolución de impuestos puede cubrir varios meses de un jalón.</p>
<h2>Cuando la familia ayuda</h2>
<p>Muchos programas permiten un regalo para una parte del pago inicial o para todo. Las reglas dicen quién puede regalar, casi siempre un familiar, y piden pruebas de que es un regalo y no un préstamo escondido. Va a necesitar:</p>
<ul>
<li>una <strong>carta de regalo</strong> con el nombre de quien regala, su parentesco con usted, la cantidad, la fecha, la dirección de la casa si ya se conoce y una frase que diga que no espera que se lo devuelvan, firmada;</li>
<li>prueba de que esa persona tenía el dinero, como un estado de cuenta;</li>
<li>prueba de que el dinero pasó: la transferencia, o el cheque y su depósito.</li>
</ul>
<p>Si hay que devolverlo, es un préstamo. Dígalo. Cuenta entre sus deudas, y firmar una carta de regalo por él sería una declaración falsa.</p>
<h3>¿El regalo paga impuestos?</h3>
<p>Normalmente, quien recibe un regalo no debe impuesto federal sobre la renta por él. <em>Quien lo da</em> quizá tenga que presentar un formulario si lo que da a una persona pasa de la cantidad anual que fija el IRS, que es de $19,000 para 2026. Presentarlo no significa que deba pagar. Los regalos que vienen del extranjero tienen sus propias reglas cuando son grandes. Pregunte a un preparador de impuestos antes de que le manden el dinero y guarde el comprobante del envío.</p>
<h2>Tandas, colchones y otras buenas costumbres</h2>
<p>La tanda (en otras partes cundina, cuchubal o susu) es ahorro de verdad. El problema es que termina en un depósito grande sin nombre. Los prestamistas suelen revisar 60 días de estados de cuenta y preguntan por cada depósito grande. Por eso:</p>
<ol>
<li>Pague sus turnos desde su cuenta o con recibo, para que cada uno se vea.</li>
<li>Guarde la lista: quiénes participan, cuánto ponen, a quién le toca y cuándo. Pida a quien la organiza que la firme.</li>
<li>Reciba su turno por cheque o transferencia y deposítelo el mismo día.</li>
<li>Déjelo reposar. El dinero que lleva en su cuenta más tiempo del que revisa el prestamista despierta menos preguntas.</li>
</ol>
<p>Aun así, es posible que no lo acepten. Pregunte <a href="/ask">antes de que le toque</a>.</p>
<p>Con el efectivo guardado en casa pasa lo mismo. Si es suyo y está declarado, empiece a depositarlo mucho antes de la solicitud. Nunca divida un depósito para que no llegue a un límite. Los bancos reportan como rutina los depósitos en efectivo de más de $10,000; dividirlos para evitar el reporte es delito, aunque el dinero sea honrado.</p>
<h2>Dinero fácil de seguir</h2>
<ul>
<li>el sueldo que deposita su empleador;</li>
<li>la devolución de impuestos que llega a su cuenta;</li>
<li>la venta de un carro, con el título y el contrato de venta;</li>
<li>una cuenta de retiro, después de preguntar cuánto cuesta sacar dinero o pedirlo prestado de ahí.</li>
</ul>
<h2>Mientras llega el cierre</h2>
<p>No mueva dinero de una cuenta a otra sin motivo, no deposite efectivo y no gaste la reserva en muebles. Si algo tiene que moverse, pregunte primero a su oficial de préstamos. Una llamada de dos minutos hoy es más corta que una semana de cartas después.</p>`,
  },
};
