import { topic } from "#db/sample/pages/questions/topic.ts";
import type { SamplePage } from "#db/sample/sample-content.ts";
import { shortSection } from "#db/sample/short-section.ts";

export const owningQuestions: SamplePage[] = [
  topic("questions-rates-and-payments", "Rates and Payments", "Tasas y pagos", [
    shortSection(
      {
        title: "What interest rate will I get?",
        text: "Rates change every day and depend on you: credit, down payment, kind of loan, kind of home. That is why we show no rates here. Once we know a little about you, we give you a written estimate with the APR.",
      },
      {
        title: "¿Qué tasa de interés me van a dar?",
        text: "Las tasas cambian cada día y dependen de usted: crédito, pago inicial, tipo de préstamo, tipo de casa. Por eso no mostramos tasas aquí. Cuando sepamos un poco de usted, le damos una estimación por escrito con la tasa de porcentaje anual (APR).",
      },
    ),
    shortSection(
      {
        title: "What is the difference between the interest rate and the APR?",
        text: "The interest rate is the price of the money. The APR adds certain fees, so that you can compare whole offers. Look at both, and at the cash you need to close.",
      },
      {
        title: "¿Qué diferencia hay entre la tasa de interés y el APR?",
        text: "La tasa de interés es el precio del dinero. La tasa de porcentaje anual (APR) suma ciertos cargos, para que pueda comparar ofertas completas. Vea las dos, y también el efectivo que necesita para cerrar.",
      },
    ),
    shortSection(
      {
        title: "What is in my monthly payment?",
        text: "Usually four things: principal, interest, property taxes and insurance. There may be mortgage insurance and dues of a homeowners association too. Taxes and insurance can change from year to year.",
      },
      {
        title: "¿Qué incluye mi pago mensual?",
        text: "Por lo general cuatro cosas: capital, interés, impuestos sobre la propiedad y seguro. También puede haber seguro hipotecario y cuotas de una asociación de propietarios. Los impuestos y el seguro pueden cambiar de un año a otro.",
      },
    ),
    shortSection(
      {
        title: "What does it mean to lock a rate?",
        text: "The lender promises to hold a rate for a certain time while your loan is prepared. Ask how long it lasts, whether it costs something, and what happens if rates fall or closing is late.",
      },
      {
        title: "¿Qué significa bloquear una tasa?",
        text: "El prestamista se compromete a mantener una tasa por cierto tiempo mientras se prepara su préstamo. Pregunte cuánto dura, si cuesta algo y qué pasa si las tasas bajan o el cierre se atrasa.",
      },
    ),
    shortSection(
      {
        title: "May I pay my loan off early?",
        text: "With most home loans you may, and a little more each month can shorten the time. Check whether yours has a prepayment penalty: page one of the Loan Estimate says so.",
      },
      {
        title: "¿Puedo pagar mi préstamo antes de tiempo?",
        text: "Con la mayoría de los préstamos para casa sí se puede, y un poco más cada mes puede acortar el tiempo. Vea si el suyo tiene penalidad por pago anticipado: lo dice la primera página de la estimación de préstamo.",
      },
    ),
    shortSection(
      {
        title: "Can mortgage insurance be removed?",
        text: "With a conventional loan you may ask for it once you owe little enough, your payments are up to date and the other conditions of the law are met. With many FHA loans it stays for as long as the loan. Ask before you choose.",
      },
      {
        title: "¿Se puede quitar el seguro hipotecario?",
        text: "Con un préstamo convencional puede pedirlo cuando deba lo suficientemente poco, esté al día con sus pagos y se cumplan las demás condiciones de la ley. En muchos préstamos de la FHA dura lo mismo que el préstamo. Pregunte antes de elegir.",
      },
    ),
  ]),
  topic("questions-until-the-keys", "From Offer to Keys", "De la oferta a las llaves", [
    shortSection(
      {
        title: "What should I avoid while my loan is being worked on?",
        text: "New debts, missed payments, large deposits without papers, and a change of job without telling us. If something must change, call first: it may be fine, but we need to know.",
      },
      {
        title: "¿Qué debo evitar mientras se prepara mi préstamo?",
        text: "Deudas nuevas, pagos atrasados, depósitos grandes sin comprobante y cambiar de trabajo sin avisarnos. Si algo tiene que cambiar, llame primero: puede que no haya problema, pero necesitamos saberlo.",
      },
    ),
    shortSection(
      {
        title: "What happens if the appraisal is lower than the price?",
        text: "You can talk with the seller about the price, bring more money, or ask for a second look if the appraiser missed something. Your contract may also let you step back. We go through the choices with you.",
      },
      {
        title: "¿Qué pasa si la tasación sale más baja que el precio?",
        text: "Puede hablar con el vendedor sobre el precio, poner más dinero o pedir una revisión si al tasador se le pasó algo. Su contrato también puede permitirle retirarse. Vemos las opciones con usted.",
      },
    ),
    shortSection(
      {
        title: "How do I protect myself from fraud at closing?",
        text: "Criminals send emails with false wiring instructions. Before you send money, call the title company at a number that you have had from the start, never at one from an email. Take instructions that change at the last minute as a warning.",
      },
      {
        title: "¿Cómo me protejo de un fraude en el cierre?",
        text: "Hay delincuentes que envían correos con instrucciones falsas de transferencia. Antes de enviar dinero, llame a la compañía de títulos a un número que tenga desde el principio, nunca a uno que venga en un correo. Si las instrucciones cambian a última hora, tómelo como una señal de alerta.",
      },
    ),
    shortSection(
      {
        title: "Can I change my mind?",
        text: "Until you sign you can say no, though the purchase contract may make it cost something. After a refinance of the home you live in, you usually have three business days to cancel. A purchase loan has no such days.",
      },
      {
        title: "¿Puedo cambiar de opinión?",
        text: "Hasta que firme puede decir que no, aunque el contrato de compra puede hacer que le cueste algo. Después de refinanciar la casa donde vive, por lo general tiene tres días hábiles para cancelar. El préstamo de compra no tiene esos días.",
      },
    ),
  ]),
  topic("questions-after-closing", "After Closing", "Después del cierre", [
    shortSection(
      {
        title: "To whom do I make my payments?",
        text: "To your loan servicer, which may be another company than the one that made your loan, and may change. You are told in writing each time. If you are unsure about a letter, call us before you pay.",
      },
      {
        title: "¿A quién le hago mis pagos?",
        text: "Al administrador de su préstamo, que puede ser otra compañía que la que le dio el préstamo, y puede cambiar. Cada vez se lo avisan por escrito. Si duda de una carta, llámenos antes de pagar.",
      },
    ),
    shortSection(
      {
        title: "When is it worth refinancing?",
        text: "When what it brings over the time you keep the loan is more than what it costs. A lower rate alone does not decide it: a longer term may cost more interest in total. We work it out with you, and sometimes the answer is to wait.",
      },
      {
        title: "¿Cuándo vale la pena refinanciar?",
        text: "Cuando lo que le trae, durante el tiempo que conserve el préstamo, es más de lo que cuesta. Una tasa más baja no lo decide sola: un plazo más largo puede costar más interés en total. Hacemos las cuentas con usted, y a veces la respuesta es esperar.",
      },
    ),
    shortSection(
      {
        title: "What do I do if I cannot make a payment?",
        text: "Call your loan servicer as soon as you see it coming; there may be ways to pause or spread payments. A housing counseling agency approved by HUD may help for free. Be careful with anyone who asks for money first.",
      },
      {
        title: "¿Qué hago si no puedo hacer un pago?",
        text: "Llame al administrador de su préstamo en cuanto lo vea venir; puede haber maneras de detener o repartir pagos. Una agencia de asesoría de vivienda aprobada por HUD puede ayudarle gratis. Tenga cuidado con quien le pida dinero por adelantado.",
      },
    ),
    shortSection(
      {
        title: "How can I check that a lender is licensed?",
        text: "Look up the company's number and the loan officer's at nmlsconsumeraccess.org. It is free. Our company's number stands at the foot of every page, each officer's on a page of their own.",
      },
      {
        title: "¿Cómo compruebo que un prestamista tiene licencia?",
        text: "Busque el número de la empresa y el del oficial de préstamos en nmlsconsumeraccess.org. Es gratis. El número de nuestra empresa está al pie de cada página, y el de cada oficial, en su propia página.",
      },
    ),
  ]),
];
