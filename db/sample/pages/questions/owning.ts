import { question } from "#db/sample/pages/questions/question.ts";
import { topic } from "#db/sample/pages/questions/topic.ts";
import type { SamplePage } from "#db/sample/sample-content.ts";

export const owningQuestions: SamplePage[] = [
  topic("questions-rates-and-payments", "Rates and Payments", "Tasas y pagos", [
    question(
      {
        title: "What interest rate will I get?",
        answer:
          "No one can say without your numbers: rates change every day and depend on your credit, your down payment, the loan and the home.",
        detail: `That's why we don't show rates here. Once we know a little about you, we'll give you a written estimate with the APR. <a href="/services/find-a-loan-officer">Ask a loan officer</a> for today's, or <a href="/calculators/monthly-payment">try a rate you were quoted</a>.`,
      },
      {
        title: "¿Qué tasa de interés me van a dar?",
        answer:
          "Nadie puede decirlo sin sus números: las tasas cambian cada día y dependen de su crédito, del pago inicial (enganche), del préstamo y de la casa.",
        detail: `Por eso no mostramos tasas aquí. Cuando sepamos un poco de usted, le damos una estimación por escrito con la tasa de porcentaje anual (APR). <a href="/services/find-a-loan-officer">Pregunte a un oficial de préstamos</a> por la de hoy o <a href="/calculators/monthly-payment">pruebe una tasa que le ofrecieron</a>.`,
      },
    ),
    question(
      {
        title: "What is the difference between the interest rate and the APR?",
        answer:
          "The interest rate is what you pay to borrow the money. The annual percentage rate (APR) adds certain fees, so you can compare whole offers.",
        detail: `Look at both, and at the cash you need to close. Here's <a href="/blog/loan-estimate-with-a-spanish-key">where to find them on your Loan Estimate</a>; <a href="/ask">ask us</a> if two offers are hard to compare.`,
      },
      {
        title: "¿Qué diferencia hay entre la tasa de interés y el APR?",
        answer:
          "La tasa de interés es lo que paga por el dinero prestado. La tasa de porcentaje anual (APR) suma ciertos cargos, para que pueda comparar ofertas completas.",
        detail: `Vea las dos, y también el efectivo que necesita para cerrar. Aquí le decimos <a href="/blog/loan-estimate-with-a-spanish-key">dónde están en su estimación de préstamo</a>; <a href="/ask">pregúntenos</a> si no es fácil comparar dos ofertas.`,
      },
    ),
    question(
      {
        title: "What is in my monthly payment?",
        answer:
          "Usually four things: principal, interest, property taxes and homeowner's insurance. There may also be mortgage insurance and homeowners association dues.",
        detail: `Taxes and insurance can change from year to year. In Utah, a primary home is taxed on 55% of its value, times the local rate; here's <a href="/blog/utah-property-tax-primary-residence">how property tax works</a>. <a href="/calculators/monthly-payment">Work out a payment with your own numbers</a>.`,
      },
      {
        title: "¿Qué incluye mi pago mensual?",
        answer:
          "Por lo general cuatro cosas: capital, interés, impuesto sobre la propiedad y seguro de propietario de vivienda. Puede haber también seguro hipotecario y cuotas de una asociación de propietarios.",
        detail: `Los impuestos y el seguro pueden cambiar de un año a otro. En Utah, la casa donde uno vive paga impuesto sobre el 55% de su valor, por la tasa local; vea <a href="/blog/utah-property-tax-primary-residence">cómo funciona el impuesto sobre la propiedad</a>. <a href="/calculators/monthly-payment">Calcule un pago con sus propios números</a>.`,
      },
    ),
    question(
      {
        title: "What does it mean to lock a rate?",
        answer:
          "The lender promises to hold your rate for a set time while it processes your loan. Without a lock, the rate can still change.",
        detail: `Ask how long the lock lasts, whether it costs anything, and what happens if rates fall or closing is late. <a href="/blog/loan-estimate-with-a-spanish-key">Your Loan Estimate</a> shows on page 1 whether your rate is locked. <a href="/services/find-a-loan-officer">A loan officer</a> can tell you what ours costs.`,
      },
      {
        title: "¿Qué significa bloquear una tasa?",
        answer:
          "El prestamista se compromete a mantener su tasa por cierto tiempo mientras tramita su préstamo. Si no está bloqueada, la tasa todavía puede cambiar.",
        detail: `Pregunte cuánto dura, si cuesta algo y qué pasa si las tasas bajan o el cierre se atrasa. <a href="/blog/loan-estimate-with-a-spanish-key">Su estimación de préstamo</a> dice en la página 1 si su tasa está bloqueada. <a href="/services/find-a-loan-officer">Un oficial de préstamos</a> puede decirle cuánto cuesta con nosotros.`,
      },
    ),
    question(
      {
        title: "Can I pay my loan off early?",
        answer:
          "Usually, yes. Some loans charge a penalty for it, so check yours first. Paying a little extra each month can shorten the loan.",
        detail: `Check whether yours has a prepayment penalty: look for “Prepayment Penalty” on page 1 of <a href="/blog/loan-estimate-with-a-spanish-key">your Loan Estimate</a>. Here's <a href="/blog/your-first-year-after-closing">how to make extra payments count</a>; <a href="/calculators/monthly-payment">the calculator</a> shows the interest for each year.`,
      },
      {
        title: "¿Puedo pagar mi préstamo antes de tiempo?",
        answer:
          "Por lo general, sí. Algunos préstamos cobran una penalidad; revise primero el suyo. Pagar un poco más cada mes puede acortar el plazo.",
        detail: `Vea si el suyo tiene penalidad por pago anticipado: busque «Prepayment Penalty» en la página 1 de <a href="/blog/loan-estimate-with-a-spanish-key">su estimación de préstamo</a>. Y vea <a href="/blog/your-first-year-after-closing">cómo hacer que cuenten los pagos adicionales</a>; <a href="/calculators/monthly-payment">la calculadora</a> muestra los intereses de cada año.`,
      },
    ),
    question(
      {
        title: "Can mortgage insurance be removed?",
        answer: `On a <a href="/loans/conventional">conventional loan</a>, yes: you can ask at 80% of the home's original value, and it ends at 78%. On many <a href="/loans/fha">FHA loans</a> it lasts as long as the loan.`,
        detail: `The percentages are of the scheduled balance. At 80% you need current payments and the law's other conditions, such as no second loan and a value that hasn't fallen. FHA insurance ends after 11 years if you put at least 10% down. <a href="/calculators/monthly-payment">See when yours would end</a> before you choose.`,
      },
      {
        title: "¿Se puede quitar el seguro hipotecario?",
        answer: `En un <a href="/loans/conventional">préstamo convencional</a>, sí: puede pedirlo al 80% del valor original y termina al 78%. En muchos <a href="/loans/fha">préstamos de la FHA</a> dura lo mismo que el préstamo.`,
        detail: `Los porcentajes son del saldo según el calendario de pagos. Al 80% debe estar al día y cumplir las demás condiciones de la ley, como no tener otro préstamo sobre la casa y que el valor no haya bajado. El seguro de la FHA termina a los 11 años si dio al menos 10% de pago inicial (enganche). <a href="/calculators/monthly-payment">Vea cuándo terminaría el suyo</a> antes de elegir.`,
      },
    ),
  ]),
  topic("questions-until-the-keys", "From Offer to Keys", "De la oferta a las llaves", [
    question(
      {
        title: "What should I avoid while my loan is being processed?",
        answer: "New debts, missed payments, large deposits you can't document, and changing jobs without telling us.",
        detail: `If something has to change, call first: it may be fine, but we need to know. See <a href="/services/homebuying-process">what happens at each step</a>, or <a href="/ask">send a quick question</a> before you sign for a car or furniture.`,
      },
      {
        title: "¿Qué debo evitar mientras se prepara mi préstamo?",
        answer: "Deudas nuevas, pagos atrasados, depósitos grandes sin comprobante y cambiar de trabajo sin avisarnos.",
        detail: `Si algo tiene que cambiar, llame primero: puede que no haya problema, pero necesitamos saberlo. Vea <a href="/services/homebuying-process">qué pasa en cada paso</a> o <a href="/ask">mande una pregunta rápida</a> antes de sacar un carro o muebles a crédito.`,
      },
    ),
    question(
      {
        title: "What happens if the appraisal is lower than the price?",
        answer: "You can negotiate the price, bring more money, or ask for a second look. Your contract may also let you back out.",
        detail: `The loan is based on the lower of the price and the appraised value, so the difference is yours to pay or negotiate. Read about <a href="/blog/offers-and-inspections-in-utah">the deadlines that protect you</a>, and see with <a href="/calculators/cash-to-close">cash to close</a> what a bigger down payment would mean.`,
      },
      {
        title: "¿Qué pasa si la tasación sale más baja que el precio?",
        answer: "Puede negociar el precio, poner más dinero o pedir una revisión. Su contrato también puede permitirle retirarse.",
        detail: `El préstamo se basa en lo que sea menor, el precio o la tasación, así que la diferencia le toca a usted pagarla o negociarla. Lea sobre <a href="/blog/offers-and-inspections-in-utah">las fechas que le protegen</a> y vea con <a href="/calculators/cash-to-close">dinero para el cierre</a> qué significaría un pago inicial (enganche) mayor.`,
      },
    ),
    question(
      {
        title: "How do I protect myself from fraud at closing?",
        answer: "Before you send money, call the title company at a number you've had from the start, never one from an email.",
        detail: `Criminals send emails with fake wiring instructions; treat any last-minute change as a warning sign. Learn <a href="/blog/scams-that-target-home-buyers">how these scams work</a>, and see <a href="/verify-us">how to check that it's really us</a> and what we never ask for.`,
      },
      {
        title: "¿Cómo me protejo de un fraude en el cierre?",
        answer:
          "Antes de enviar dinero, llame a la compañía de títulos a un número que tenga desde el principio, nunca a uno que venga en un correo.",
        detail: `Hay delincuentes que envían correos con instrucciones falsas de transferencia; si algo cambia a última hora, tómelo como una señal de alerta. Aprenda <a href="/blog/scams-that-target-home-buyers">cómo funcionan estas estafas</a> y vea <a href="/verify-us">cómo comprobar que somos nosotros</a> y qué nunca le pedimos.`,
      },
    ),
    question(
      {
        title: "Can I change my mind?",
        answer:
          "Until you sign, yes. After you refinance the home you live in, you usually have three business days to cancel. A loan to buy a home has no such period.",
        detail: `Backing out of the <a href="/blog/offers-and-inspections-in-utah">purchase contract</a> may cost you your earnest money, depending on its deadlines. Read more about <a href="/services/refinance_information">refinancing</a>, or <a href="/ask">ask us</a> before a deadline passes.`,
      },
      {
        title: "¿Puedo cambiar de opinión?",
        answer:
          "Hasta que firme, sí. Después de refinanciar la casa donde vive, por lo general tiene tres días hábiles para cancelar. El préstamo de compra no tiene ese plazo.",
        detail: `Salirse del <a href="/blog/offers-and-inspections-in-utah">contrato de compra</a> puede costarle su depósito de buena fe, según las fechas del contrato. Lea más sobre <a href="/services/refinance_information">refinanciar</a> o <a href="/ask">pregúntenos</a> antes de que venza una fecha.`,
      },
    ),
  ]),
  topic("questions-after-closing", "After Closing", "Después del cierre", [
    question(
      {
        title: "Who do I make my payments to?",
        answer:
          "To your loan servicer. It may not be the company that made your loan, and it may change; you'll be notified in writing each time.",
        detail: `The old servicer must write to you at least 15 days before a change. If a letter makes you unsure, <a href="/contact-us">call us</a> before you pay. See <a href="/blog/your-first-year-after-closing">your first year as an owner</a>.`,
      },
      {
        title: "¿A quién le hago mis pagos?",
        answer:
          "Al administrador de su préstamo. Puede no ser la compañía que le dio el préstamo, y puede cambiar; cada vez se lo avisan por escrito.",
        detail: `El administrador anterior debe escribirle por lo menos 15 días antes de un cambio. Si duda de una carta, <a href="/contact-us">llámenos</a> antes de pagar. Vea <a href="/blog/your-first-year-after-closing">su primer año como dueño de casa</a>.`,
      },
    ),
    question(
      {
        title: "When is it worth refinancing?",
        answer: `When it saves you more than it costs over the time you keep the loan. <a href="/calculators/refinance">Compare the two loans</a>: it tells you from which month, or that it doesn't pay.`,
        detail: `A lower rate alone doesn't settle it: a longer term may cost more interest in total. Sometimes the answer is to wait. Read about <a href="/services/refinance_information">refinancing</a>, or ask <a href="/services/find-a-loan-officer?specialty=refinance">an officer who works with refinancing</a>.`,
      },
      {
        title: "¿Cuándo vale la pena refinanciar?",
        answer: `Cuando le ahorra más de lo que cuesta durante el tiempo que conserve el préstamo. <a href="/calculators/refinance">Compare los dos préstamos</a>: le dice desde qué mes, o que no conviene.`,
        detail: `Una tasa más baja no lo decide sola: un plazo más largo puede costar más interés en total. A veces la respuesta es esperar. Lea sobre <a href="/services/refinance_information">refinanciar</a> o pregunte a <a href="/services/find-a-loan-officer?specialty=refinance">un oficial que trabaja con refinanciamientos</a>.`,
      },
    ),
    question(
      {
        title: "What if I can't make a payment?",
        answer:
          "Call your loan servicer as soon as you see it coming, before you're late. You may be able to pause payments or spread them out.",
        detail: `A <a href="https://www.consumerfinance.gov/find-a-housing-counselor/">HUD-approved housing counseling agency</a> may help for free. Be careful with anyone who asks for money up front. Read <a href="/blog/your-first-year-after-closing">what to do if money gets tight</a>, or <a href="/ask?by=none">ask us without your name</a>.`,
      },
      {
        title: "¿Qué hago si no puedo hacer un pago?",
        answer:
          "Llame al administrador de su préstamo en cuanto lo vea venir, antes de atrasarse. Puede haber maneras de detener o repartir pagos.",
        detail: `Una <a href="https://www.consumerfinance.gov/find-a-housing-counselor/">agencia de asesoría de vivienda aprobada por HUD</a> puede ayudarle gratis. Tenga cuidado con quien le pida dinero por adelantado. Lea <a href="/blog/your-first-year-after-closing">qué hacer si falta dinero</a> o <a href="/ask?by=none">pregúntenos sin dar su nombre</a>.`,
      },
    ),
    question(
      {
        title: "How can I check that a lender is licensed?",
        answer: `Look up the company's number and the loan officer's number at <a href="https://www.nmlsconsumeraccess.org/">nmlsconsumeraccess.org</a>. It's free and takes about a minute.`,
        detail: `Our company's number is at the bottom of every page, and each officer's number is on <a href="/services/find-a-loan-officer">that officer's page</a>. Here's <a href="/verify-us">how to check us, step by step</a>, and <a href="/state-licensing">where we're licensed</a>.`,
      },
      {
        title: "¿Cómo compruebo que un prestamista tiene licencia?",
        answer: `Busque el número de la empresa y el del oficial de préstamos en <a href="https://www.nmlsconsumeraccess.org/">nmlsconsumeraccess.org</a>. Es gratis y toma como un minuto.`,
        detail: `El número de nuestra empresa está al pie de cada página, y el de cada oficial, en <a href="/services/find-a-loan-officer">su propia página</a>. Aquí está <a href="/verify-us">cómo comprobar quiénes somos, paso a paso</a>, y <a href="/state-licensing">dónde tenemos licencia</a>.`,
      },
    ),
  ]),
];
