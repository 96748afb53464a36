import type { SampleSection } from "#db/sample/sample-content.ts";
import { shortSection } from "#db/sample/short-section.ts";

export const termsMToZ: SampleSection[] = [
  shortSection(
    {
      title: "Mortgage",
      text: "A loan to buy or keep a home, with the home itself as the security. If it is not paid, the lender may take the home.",
    },
    {
      title: "Hipoteca",
      text: "Un préstamo para comprar o conservar una casa, con la misma casa como garantía. Si no se paga, el prestamista puede tomar la casa.",
    },
  ),
  shortSection(
    {
      title: "Mortgage insurance",
      text: "Insurance that protects the lender if the loan is not paid. You pay for it, and it may let you buy with a smaller down payment. How long it lasts depends on the kind of loan.",
    },
    {
      title: "Seguro hipotecario",
      text: "Un seguro que protege al prestamista si el préstamo no se paga. Lo paga usted, y puede permitirle comprar con un pago inicial más pequeño. Cuánto dura depende del tipo de préstamo.",
    },
  ),
  shortSection(
    {
      title: "NMLS number",
      text: "The number under which a lender or a loan officer stands in the national register. Look it up for free at nmlsconsumeraccess.org before you share your papers with anyone.",
    },
    {
      title: "Número NMLS",
      text: "El número con el que un prestamista o un oficial de préstamos aparece en el registro nacional. Consúltelo gratis en nmlsconsumeraccess.org antes de entregarle sus documentos a alguien.",
    },
  ),
  shortSection(
    {
      title: "Origination fee",
      text: "What the lender charges for making the loan. It stands in section A on page two of the Loan Estimate, where you can compare it.",
    },
    {
      title: "Cargo por originación",
      text: "Lo que cobra el prestamista por hacer el préstamo. Está en la sección A de la segunda página de la estimación de préstamo, donde lo puede comparar.",
    },
  ),
  shortSection(
    {
      title: "Payoff amount",
      text: "What it takes to pay a loan off on a given day, the interest up to that day included. It is not the same as the balance on your statement.",
    },
    {
      title: "Monto para liquidar",
      text: "Lo que hace falta para terminar de pagar un préstamo en un día determinado, con el interés hasta ese día. No es lo mismo que el saldo de su estado de cuenta.",
    },
  ),
  shortSection(
    {
      title: "Pre-approval (preapproval)",
      text: "A letter in which a lender says how much it may lend you, after looking at your income, savings and credit. It helps when you make an offer. It is not a commitment to lend.",
    },
    {
      title: "Preaprobación",
      text: "Una carta en la que un prestamista dice cuánto podría prestarle, después de ver sus ingresos, ahorros y crédito. Le ayuda al hacer una oferta. No es un compromiso de préstamo.",
    },
  ),
  shortSection(
    {
      title: "Prequalification",
      text: "A first estimate of what you might borrow, from what you tell the lender. It is quick and says less than a pre-approval, because papers have not been checked.",
    },
    {
      title: "Precalificación",
      text: "Un primer cálculo de cuánto podría pedir prestado, según lo que usted le cuenta al prestamista. Es rápida y dice menos que una preaprobación, porque todavía no se revisan documentos.",
    },
  ),
  shortSection(
    {
      title: "Prepayment penalty",
      text: "A fee that a few loans charge if you pay them off early. Page one of your Loan Estimate says whether yours has one.",
    },
    {
      title: "Penalidad por pago anticipado",
      text: "Un cargo que algunos préstamos cobran si los paga antes de tiempo. La primera página de su estimación de préstamo dice si el suyo lo tiene.",
    },
  ),
  shortSection(
    {
      title: "Principal",
      text: "The money that you borrowed and have not paid back yet, without interest.",
    },
    {
      title: "Capital",
      text: "El dinero que pidió prestado y todavía no ha devuelto, sin contar el interés.",
    },
  ),
  shortSection(
    {
      title: "Private mortgage insurance (PMI)",
      text: "The mortgage insurance of conventional loans, usual when the down payment is below one fifth of the value. You may ask to end it once you owe little enough and your payments are up to date; the law sets the conditions.",
    },
    {
      title: "Seguro hipotecario privado (PMI)",
      text: "El seguro hipotecario de los préstamos convencionales, usual cuando el pago inicial es menos de la quinta parte del valor. Puede pedir que termine cuando deba lo suficientemente poco y esté al día con sus pagos; la ley fija las condiciones.",
    },
  ),
  shortSection(
    {
      title: "Promissory note",
      text: "Your written promise to pay the loan back: how much, at what rate, by when. Keep your copy with your important papers.",
    },
    {
      title: "Pagaré",
      text: "Su promesa por escrito de pagar el préstamo: cuánto, a qué tasa y para cuándo. Guarde su copia con sus papeles importantes.",
    },
  ),
  shortSection(
    {
      title: "Property taxes",
      text: "What you pay the county each year for owning the home; it pays for schools, roads and more. In Utah a home that you live in is taxed on a part of its value.",
    },
    {
      title: "Impuestos sobre la propiedad",
      text: "Lo que paga al condado cada año por ser dueño de la casa; con eso se pagan escuelas, calles y más. En Utah, la casa donde usted vive paga sobre una parte de su valor.",
    },
  ),
  shortSection(
    {
      title: "Rate lock",
      text: "A promise of the lender to hold your interest rate for a certain time while your loan is worked on. Ask how long it lasts and what happens if closing takes longer.",
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
      text: "To replace your loan with a new one: for another rate, another term, or to take out cash. It has closing costs, so compare what it costs with what it may bring over the whole time.",
    },
    {
      title: "Refinanciar (refinanciamiento)",
      text: "Cambiar su préstamo por uno nuevo: por otra tasa, por otro plazo o para sacar efectivo. Tiene costos de cierre; por eso compare lo que cuesta con lo que puede traerle en todo el tiempo.",
    },
  ),
  shortSection(
    {
      title: "Right of rescission",
      text: "The right to cancel certain loans on the home you live in, refinances for example, within three business days after you sign. Saturdays count. It does not apply to the loan with which you buy.",
    },
    {
      title: "Derecho de rescisión",
      text: "El derecho de cancelar ciertos préstamos sobre la casa donde vive, como los de refinanciamiento, dentro de tres días hábiles después de firmar. El sábado cuenta. No se aplica al préstamo con el que compra.",
    },
  ),
  shortSection(
    {
      title: "Second mortgage",
      text: "Another loan on the same home, behind the first. If the home is sold, the first one is paid before it.",
    },
    {
      title: "Segunda hipoteca",
      text: "Otro préstamo sobre la misma casa, detrás del primero. Si la casa se vende, el primero se paga antes.",
    },
  ),
  shortSection(
    {
      title: "Seller concessions",
      text: "Closing costs of yours that the seller agrees to pay. How much is allowed depends on the kind of loan, and it is a part of the bargain over the price.",
    },
    {
      title: "Concesiones del vendedor",
      text: "Costos de cierre suyos que el vendedor acepta pagar. Cuánto se permite depende del tipo de préstamo, y es parte de la negociación del precio.",
    },
  ),
  shortSection(
    {
      title: "Title insurance",
      text: "Insurance against claims on the home from before you owned it, such as an old debt or an heir. The lender asks for a policy of its own; one for you, the owner, is your choice.",
    },
    {
      title: "Seguro de título",
      text: "Un seguro contra reclamos sobre la casa de antes de que fuera suya, como una deuda vieja o un heredero. El prestamista pide su propia póliza; la del dueño, que lo protege a usted, es su decisión.",
    },
  ),
  shortSection(
    {
      title: "Underwriting",
      text: "The step in which the lender checks your papers, the home and the rules of the loan, and decides. Questions on the way are normal; answering soon helps.",
    },
    {
      title: "Evaluación del préstamo",
      text: "El paso en que el prestamista revisa sus documentos, la casa y las reglas del préstamo, y decide. Es normal que haya preguntas en el camino; contestar pronto ayuda.",
    },
  ),
  shortSection(
    {
      title: "USDA loan",
      text: "A loan for homes in rural areas that the U.S. Department of Agriculture guarantees. It has limits on income and on where the home may be.",
    },
    {
      title: "Préstamo del USDA",
      text: "Un préstamo para casas en zonas rurales que garantiza el Departamento de Agricultura de Estados Unidos. Tiene límites de ingresos y de dónde puede estar la casa.",
    },
  ),
  shortSection(
    {
      title: "VA funding fee",
      text: "A one-time fee of most VA loans that keeps the program going. It may be paid at closing or added to the loan. Some veterans, those with a service-connected disability for example, may not owe it.",
    },
    {
      title: "Cargo de financiamiento de la VA",
      text: "Un cargo único de la mayoría de los préstamos de la VA que sostiene el programa. Se puede pagar en el cierre o sumar al préstamo. Algunos veteranos, por ejemplo con una discapacidad relacionada con el servicio, podrían no deberlo.",
    },
  ),
  shortSection(
    {
      title: "VA loan",
      text: "A loan for veterans, service members and some surviving spouses that the Department of Veterans Affairs guarantees in part. It may allow buying without a down payment. Most borrowers pay a funding fee.",
    },
    {
      title: "Préstamo de la VA",
      text: "Un préstamo para veteranos, militares en servicio y algunos cónyuges sobrevivientes que el Departamento de Asuntos de Veteranos garantiza en parte. Puede permitir comprar sin pago inicial. La mayoría paga un cargo de financiamiento.",
    },
  ),
];
