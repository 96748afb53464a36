import type { SampleSection } from "#db/sample/sample-content.ts";
import { shortSection } from "#db/sample/short-section.ts";

export const termsMToZ: SampleSection[] = [
  shortSection(
    {
      title: "Mortgage",
      text: "A loan to buy or keep a home, secured by the home itself. If it isn't paid, the lender may take the home.",
    },
    {
      title: "Hipoteca",
      text: "Un préstamo para comprar o conservar una casa, con la misma casa como garantía. Si no se paga, el prestamista puede tomar la casa.",
    },
  ),
  shortSection(
    {
      title: "Mortgage insurance",
      text: "Insurance that protects the lender if the loan isn't paid. You pay for it, and it may let you buy with a smaller down payment. How long it lasts depends on the kind of loan.",
    },
    {
      title: "Seguro hipotecario",
      text: "Un seguro que protege al prestamista si el préstamo no se paga. Lo paga usted, y puede permitirle comprar con un pago inicial más pequeño. Cuánto dura depende del tipo de préstamo.",
    },
  ),
  shortSection(
    {
      title: "NMLS number",
      text: "A lender's or loan officer's number in the national registry. Look it up for free at nmlsconsumeraccess.org before you share your documents with anyone.",
    },
    {
      title: "Número NMLS",
      text: "El número con el que un prestamista o un oficial de préstamos aparece en el registro nacional. Consúltelo gratis en nmlsconsumeraccess.org antes de entregarle sus documentos a alguien.",
    },
  ),
  shortSection(
    {
      title: "Origination fee",
      text: "What the lender charges for making the loan. It's in section A on page 2 of the Loan Estimate, where you can compare it.",
    },
    {
      title: "Cargo por originación",
      text: "Lo que cobra el prestamista por hacer el préstamo. Está en la sección A de la segunda página de la estimación de préstamo, donde lo puede comparar.",
    },
  ),
  shortSection(
    {
      title: "Payoff amount",
      text: "What it takes to pay off a loan on a given day, including interest through that day. It isn't the same as the balance on your statement.",
    },
    {
      title: "Monto para liquidar",
      text: "Lo que hace falta para terminar de pagar un préstamo en un día determinado, con el interés hasta ese día. No es lo mismo que el saldo de su estado de cuenta.",
    },
  ),
  shortSection(
    {
      title: "Pre-approval (preapproval)",
      text: "A letter from a lender saying how much it may lend you, after it reviews your income, savings and credit. It helps when you make an offer. It isn't a commitment to lend.",
    },
    {
      title: "Preaprobación",
      text: "Una carta en la que un prestamista dice cuánto podría prestarle, después de ver sus ingresos, ahorros y crédito. Le ayuda al hacer una oferta. No es un compromiso de préstamo.",
    },
  ),
  shortSection(
    {
      title: "Prequalification",
      text: "A first estimate of how much you might borrow, based on what you tell the lender. It's quick, but it carries less weight than a pre-approval because no documents have been checked.",
    },
    {
      title: "Precalificación",
      text: "Un primer cálculo de cuánto podría pedir prestado, según lo que usted le cuenta al prestamista. Es rápida y dice menos que una preaprobación, porque todavía no se revisan documentos.",
    },
  ),
  shortSection(
    {
      title: "Prepayment penalty",
      text: "A fee that a few loans charge if you pay them off early. Look for “Prepayment Penalty” on page 1 of your Loan Estimate.",
    },
    {
      title: "Penalidad por pago anticipado",
      text: "Un cargo que algunos préstamos cobran si los paga antes de tiempo. Busque «Prepayment Penalty» en la página 1 de su estimación de préstamo.",
    },
  ),
  shortSection(
    {
      title: "Principal",
      text: "The money you borrowed and haven't paid back yet, not counting interest.",
    },
    {
      title: "Capital",
      text: "El dinero que pidió prestado y todavía no ha devuelto, sin contar el interés.",
    },
  ),
  shortSection(
    {
      title: "Private mortgage insurance (PMI)",
      text: "Mortgage insurance on a conventional loan, usually required when the down payment is less than 20% of the home's value. You can ask to cancel it when your balance is scheduled to reach 80% of the original value and your payments are current; the law sets the conditions.",
    },
    {
      title: "Seguro hipotecario privado (PMI)",
      text: "El seguro hipotecario de los préstamos convencionales, usual cuando el pago inicial es menos del 20% del valor. Puede pedir que se cancele cuando, según el calendario, su saldo llegue al 80% del valor original y esté al día con sus pagos; la ley fija las condiciones.",
    },
  ),
  shortSection(
    {
      title: "Promissory note",
      text: "Your written promise to pay the loan back: how much, at what rate, by when. Keep your copy with your important documents.",
    },
    {
      title: "Pagaré",
      text: "Su promesa por escrito de pagar el préstamo: cuánto, a qué tasa y para cuándo. Guarde su copia con sus papeles importantes.",
    },
  ),
  shortSection(
    {
      title: "Property taxes",
      text: "What you pay the county each year for owning the home; it funds schools, roads and more. In Utah, the home you live in is taxed on only 55% of its value.",
    },
    {
      title: "Impuesto sobre la propiedad",
      text: "Lo que paga al condado cada año por ser dueño de la casa; con eso se pagan escuelas, calles y más. En Utah, la casa donde usted vive paga solo sobre el 55% de su valor.",
    },
  ),
  shortSection(
    {
      title: "Rate lock",
      text: "A lender's promise to hold your interest rate for a set time while it processes your loan. Ask how long it lasts and what happens if closing takes longer.",
    },
    {
      title: "Bloqueo de tasa",
      text: "Una promesa del prestamista de mantener su tasa de interés por cierto tiempo mientras se prepara su préstamo. Pregunte cuánto dura y qué pasa si el cierre se tarda más.",
    },
  ),
  shortSection(
    {
      title: "Recording fees",
      text: "What the county charges to put the deed and the loan papers on public record.",
    },
    {
      title: "Cargos de registro",
      text: "Lo que cobra el condado por inscribir la escritura y los documentos del préstamo en el registro público.",
    },
  ),
  shortSection(
    {
      title: "Refinance (refinancing)",
      text: "To replace your loan with a new one, to change the rate or the term or to take out cash. It has closing costs, so compare what it costs with what it may save over the time you keep the loan.",
    },
    {
      title: "Refinanciar (refinanciamiento)",
      text: "Cambiar su préstamo por uno nuevo: por otra tasa, por otro plazo o para sacar efectivo. Tiene costos de cierre; por eso compare lo que cuesta con lo que puede ahorrarle durante el tiempo que conserve el préstamo.",
    },
  ),
  shortSection(
    {
      title: "Right of rescission",
      text: "The right to cancel certain loans on the home you live in, such as a refinance, within three business days after you sign. Saturdays count. It doesn't apply to a loan you use to buy a home.",
    },
    {
      title: "Derecho de rescisión",
      text: "El derecho de cancelar ciertos préstamos sobre la casa donde vive, como los de refinanciamiento, dentro de tres días hábiles después de firmar. El sábado cuenta. No se aplica al préstamo con el que compra.",
    },
  ),
  shortSection(
    {
      title: "Second mortgage",
      text: "A second loan on the same home. If the home is sold, the first loan is paid off before it.",
    },
    {
      title: "Segunda hipoteca",
      text: "Otro préstamo sobre la misma casa, detrás del primero. Si la casa se vende, el primero se paga antes.",
    },
  ),
  shortSection(
    {
      title: "Seller concessions",
      text: "Part of your closing costs that the seller agrees to pay. How much is allowed depends on the kind of loan, and it's part of negotiating the price.",
    },
    {
      title: "Concesiones del vendedor",
      text: "Costos de cierre suyos que el vendedor acepta pagar. Cuánto se permite depende del tipo de préstamo, y es parte de la negociación del precio.",
    },
  ),
  shortSection(
    {
      title: "Title insurance",
      text: "Insurance against claims on the home from before you owned it, such as an old debt or an heir. The lender requires its own policy; the owner's policy, which protects you, is your choice.",
    },
    {
      title: "Seguro de título",
      text: "Un seguro contra reclamos sobre la casa de antes de que fuera suya, como una deuda vieja o un heredero. El prestamista pide su propia póliza; la del dueño, que lo protege a usted, es su decisión.",
    },
  ),
  shortSection(
    {
      title: "Underwriting",
      text: "The step when the lender checks your documents, the home and the loan's rules, and makes a decision. Questions along the way are normal; answering quickly helps.",
    },
    {
      title: "Evaluación del préstamo",
      text: "El paso en que el prestamista revisa sus documentos, la casa y las reglas del préstamo, y decide. Es normal que haya preguntas en el camino; contestar pronto ayuda.",
    },
  ),
  shortSection(
    {
      title: "USDA loan",
      text: "A loan for homes in rural areas, guaranteed by the U.S. Department of Agriculture. It has limits on income and location.",
    },
    {
      title: "Préstamo del USDA",
      text: "Un préstamo para casas en zonas rurales que garantiza el Departamento de Agricultura de Estados Unidos. Tiene límites de ingresos y de dónde puede estar la casa.",
    },
  ),
  shortSection(
    {
      title: "VA funding fee",
      text: "A one-time fee on most VA loans that helps fund the program. You can pay it at closing or add it to the loan. Some veterans, such as those with a service-connected disability, may not owe it.",
    },
    {
      title: "Cargo de financiamiento de la VA",
      text: "Un cargo único de la mayoría de los préstamos de la VA que sostiene el programa. Se puede pagar en el cierre o sumar al préstamo. Algunos veteranos, por ejemplo con una discapacidad relacionada con el servicio, podrían no deberlo.",
    },
  ),
  shortSection(
    {
      title: "VA loan",
      text: "A loan for veterans, service members and some surviving spouses, partly guaranteed by the Department of Veterans Affairs. You may be able to buy with no down payment. Most borrowers pay a funding fee.",
    },
    {
      title: "Préstamo de la VA",
      text: "Un préstamo para veteranos, militares en servicio y algunos cónyuges sobrevivientes que el Departamento de Asuntos de Veteranos garantiza en parte. Puede permitir comprar sin pago inicial. La mayoría paga un cargo de financiamiento.",
    },
  ),
];
