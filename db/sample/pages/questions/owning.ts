import { topic } from "#db/sample/pages/questions/topic.ts";
import type { SamplePage } from "#db/sample/sample-content.ts";
import { shortSection } from "#db/sample/short-section.ts";

export const owningQuestions: SamplePage[] = [
  topic("questions-rates-and-payments", "Rates and Payments", "Tasas y pagos", [
    shortSection(
      {
        title: "What interest rate will I get?",
        text: `Rates change every day and depend on your credit, your down payment, the kind of loan and the kind of home. That's why we don't show rates here. Once we know a little about you, we'll give you a written estimate with the APR. <a href="/services/find-a-loan-officer">Ask a loan officer</a>.`,
      },
      {
        title: "¿Qué tasa de interés me van a dar?",
        text: `Las tasas cambian cada día y dependen de su crédito, del pago inicial (enganche), del tipo de préstamo y del tipo de casa. Por eso no mostramos tasas aquí. Cuando sepamos un poco de usted, le damos una estimación por escrito con la tasa de porcentaje anual (APR). <a href="/services/find-a-loan-officer">Pregunte a un oficial de préstamos</a>.`,
      },
    ),
    shortSection(
      {
        title: "What is the difference between the interest rate and the APR?",
        text: `The interest rate is the price of the money. The APR adds certain fees, so you can compare whole offers. Look at both, and at the cash you need to close. Here's <a href="/blog/loan-estimate-with-a-spanish-key">where to find them on your Loan Estimate</a>.`,
      },
      {
        title: "¿Qué diferencia hay entre la tasa de interés y el APR?",
        text: `La tasa de interés es el precio del dinero. La tasa de porcentaje anual (APR) suma ciertos cargos, para que pueda comparar ofertas completas. Vea las dos, y también el efectivo que necesita para cerrar. Aquí le decimos <a href="/blog/loan-estimate-with-a-spanish-key">dónde están en su estimación de préstamo</a>.`,
      },
    ),
    shortSection(
      {
        title: "What is in my monthly payment?",
        text: `Usually four things: principal, interest, property taxes and homeowner's insurance. There may also be mortgage insurance and homeowners association dues. Taxes and insurance can change from year to year. <a href="/calculators/monthly-payment">Work out a payment with your own numbers</a>.`,
      },
      {
        title: "¿Qué incluye mi pago mensual?",
        text: `Por lo general cuatro cosas: capital, interés, impuesto sobre la propiedad y seguro de propietario de vivienda. También puede haber seguro hipotecario y cuotas de una asociación de propietarios. Los impuestos y el seguro pueden cambiar de un año a otro. <a href="/calculators/monthly-payment">Calcule un pago con sus propios números</a>.`,
      },
    ),
    shortSection(
      {
        title: "What does it mean to lock a rate?",
        text: `The lender promises to hold a rate for a set time while it processes your loan. Ask how long the lock lasts, whether it costs anything, and what happens if rates fall or closing is late. <a href="/blog/loan-estimate-with-a-spanish-key">Your Loan Estimate</a> shows whether your rate is locked.`,
      },
      {
        title: "¿Qué significa bloquear una tasa?",
        text: `El prestamista se compromete a mantener una tasa por cierto tiempo mientras tramita su préstamo. Pregunte cuánto dura, si cuesta algo y qué pasa si las tasas bajan o el cierre se atrasa. <a href="/blog/loan-estimate-with-a-spanish-key">Su estimación de préstamo</a> dice si su tasa está bloqueada.`,
      },
    ),
    shortSection(
      {
        title: "Can I pay my loan off early?",
        text: `With most home loans you can, and paying a little extra each month can shorten the loan. Check whether yours has a prepayment penalty: look for “Prepayment Penalty” on page 1 of <a href="/blog/loan-estimate-with-a-spanish-key">your Loan Estimate</a>.`,
      },
      {
        title: "¿Puedo pagar mi préstamo antes de tiempo?",
        text: `Con la mayoría de los préstamos para casa sí se puede, y un poco más cada mes puede acortar el plazo. Vea si el suyo tiene penalidad por pago anticipado: busque «Prepayment Penalty» en la página 1 de <a href="/blog/loan-estimate-with-a-spanish-key">su estimación de préstamo</a>.`,
      },
    ),
    shortSection(
      {
        title: "Can mortgage insurance be removed?",
        text: `On a <a href="/loans/conventional">conventional loan</a> you can ask when your balance is scheduled to reach 80% of the home's original value, if your payments are current and the law's other conditions are met. On many <a href="/loans/fha">FHA loans</a> it lasts as long as the loan does. Ask before you choose.`,
      },
      {
        title: "¿Se puede quitar el seguro hipotecario?",
        text: `En un <a href="/loans/conventional">préstamo convencional</a> puede pedirlo cuando, según el calendario, su saldo llegue al 80% del valor original de la casa, si está al día con sus pagos y se cumplen las demás condiciones de la ley. En muchos <a href="/loans/fha">préstamos de la FHA</a> dura lo mismo que el préstamo. Pregunte antes de elegir.`,
      },
    ),
  ]),
  topic("questions-until-the-keys", "From Offer to Keys", "De la oferta a las llaves", [
    shortSection(
      {
        title: "What should I avoid while my loan is being processed?",
        text: `New debts, missed payments, large deposits you can't document, and changing jobs without telling us. If something has to change, call first: it may be fine, but we need to know. See <a href="/services/homebuying-process">what happens at each step</a>.`,
      },
      {
        title: "¿Qué debo evitar mientras se prepara mi préstamo?",
        text: `Deudas nuevas, pagos atrasados, depósitos grandes sin comprobante y cambiar de trabajo sin avisarnos. Si algo tiene que cambiar, llame primero: puede que no haya problema, pero necesitamos saberlo. Vea <a href="/services/homebuying-process">qué pasa en cada paso</a>.`,
      },
    ),
    shortSection(
      {
        title: "What happens if the appraisal is lower than the price?",
        text: `You can negotiate the price with the seller, bring more money, or ask for a second look if the appraiser missed something. Your contract may also let you back out. We'll go over the options with you. Read about <a href="/blog/offers-and-inspections-in-utah">the deadlines that protect you</a>.`,
      },
      {
        title: "¿Qué pasa si la tasación sale más baja que el precio?",
        text: `Puede negociar el precio con el vendedor, poner más dinero o pedir una revisión si al tasador se le pasó algo. Su contrato también puede permitirle retirarse. Vemos las opciones con usted. Lea sobre <a href="/blog/offers-and-inspections-in-utah">las fechas que le protegen</a>.`,
      },
    ),
    shortSection(
      {
        title: "How do I protect myself from fraud at closing?",
        text: `Criminals send emails with fake wiring instructions. Before you send money, call the title company at a number you've had from the start, never one from an email. Treat any last-minute change as a warning sign. Learn <a href="/blog/scams-that-target-home-buyers">how these scams work</a>.`,
      },
      {
        title: "¿Cómo me protejo de un fraude en el cierre?",
        text: `Hay delincuentes que envían correos con instrucciones falsas de transferencia. Antes de enviar dinero, llame a la compañía de títulos a un número que tenga desde el principio, nunca a uno que venga en un correo. Si las instrucciones cambian a última hora, tómelo como una señal de alerta. Aprenda <a href="/blog/scams-that-target-home-buyers">cómo funcionan estas estafas</a>.`,
      },
    ),
    shortSection(
      {
        title: "Can I change my mind?",
        text: `You can say no until you sign, though backing out of the <a href="/blog/offers-and-inspections-in-utah">purchase contract</a> may cost you something. After you <a href="/services/refinance_information">refinance</a> the home you live in, you usually have three business days to cancel. A loan to buy a home has no such waiting period.`,
      },
      {
        title: "¿Puedo cambiar de opinión?",
        text: `Hasta que firme puede decir que no, aunque salirse del <a href="/blog/offers-and-inspections-in-utah">contrato de compra</a> puede costarle algo. Después de <a href="/services/refinance_information">refinanciar</a> la casa donde vive, por lo general tiene tres días hábiles para cancelar. El préstamo de compra no tiene esos días.`,
      },
    ),
  ]),
  topic("questions-after-closing", "After Closing", "Después del cierre", [
    shortSection(
      {
        title: "Who do I make my payments to?",
        text: `To your loan servicer. It may not be the company that made your loan, and it may change; you'll be notified in writing each time. If a letter makes you unsure, <a href="/contact-us">call us</a> before you pay. See <a href="/blog/your-first-year-after-closing">your first year as an owner</a>.`,
      },
      {
        title: "¿A quién le hago mis pagos?",
        text: `Al administrador de su préstamo, que puede ser otra compañía que la que le dio el préstamo, y puede cambiar. Cada vez se lo avisan por escrito. Si duda de una carta, <a href="/contact-us">llámenos</a> antes de pagar. Vea <a href="/blog/your-first-year-after-closing">su primer año como dueño de casa</a>.`,
      },
    ),
    shortSection(
      {
        title: "When is it worth refinancing?",
        text: `When it saves you more than it costs over the time you keep the loan. A lower rate alone doesn't settle it: a longer term may cost more interest in total. <a href="/calculators/refinance">Compare the two loans</a> with your own numbers, or with us. Sometimes the answer is to wait.`,
      },
      {
        title: "¿Cuándo vale la pena refinanciar?",
        text: `Cuando le ahorra más de lo que cuesta durante el tiempo que conserve el préstamo. Una tasa más baja no lo decide sola: un plazo más largo puede costar más interés en total. <a href="/calculators/refinance">Compare los dos préstamos</a> con sus números, o con nosotros. A veces la respuesta es esperar.`,
      },
    ),
    shortSection(
      {
        title: "What if I can't make a payment?",
        text: `Call your loan servicer as soon as you see it coming; you may be able to pause payments or spread them out. A <a href="https://www.consumerfinance.gov/find-a-housing-counselor/">HUD-approved housing counseling agency</a> may help for free. Be careful with anyone who asks for money up front. Read <a href="/blog/your-first-year-after-closing">what to do if money gets tight</a>.`,
      },
      {
        title: "¿Qué hago si no puedo hacer un pago?",
        text: `Llame al administrador de su préstamo en cuanto lo vea venir; puede haber maneras de detener o repartir pagos. Una <a href="https://www.consumerfinance.gov/find-a-housing-counselor/">agencia de asesoría de vivienda aprobada por HUD</a> puede ayudarle gratis. Tenga cuidado con quien le pida dinero por adelantado. Lea <a href="/blog/your-first-year-after-closing">qué hacer si falta dinero</a>.`,
      },
    ),
    shortSection(
      {
        title: "How can I check that a lender is licensed?",
        text: `Look up the company's number and the loan officer's number at <a href="https://www.nmlsconsumeraccess.org/">nmlsconsumeraccess.org</a>. It's free. Our company's number is at the bottom of every page, and each officer's number is on that officer's page. Here's <a href="/state-licensing">how to verify a license</a>.`,
      },
      {
        title: "¿Cómo compruebo que un prestamista tiene licencia?",
        text: `Busque el número de la empresa y el del oficial de préstamos en <a href="https://www.nmlsconsumeraccess.org/">nmlsconsumeraccess.org</a>. Es gratis. El número de nuestra empresa está al pie de cada página, y el de cada oficial, en su propia página. Aquí explicamos <a href="/state-licensing">cómo verificar una licencia</a>.`,
      },
    ),
  ]),
];
