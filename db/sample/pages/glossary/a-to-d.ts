import type { SampleSection } from "#db/sample/sample-content.ts";
import { shortSection } from "#db/sample/short-section.ts";

export const termsAToD: SampleSection[] = [
  shortSection(
    {
      title: "Adjustable-rate mortgage (ARM)",
      text: "A loan whose interest rate can change at set times. It often stays the same for the first few years and then follows an index, within limits set in the loan documents. Your payment can go up or down with it.",
    },
    {
      title: "Hipoteca de tasa ajustable (ARM)",
      text: "Un préstamo cuya tasa de interés puede cambiar en fechas fijadas. Muchas veces se mantiene igual los primeros años y después sigue un índice, dentro de los límites que dicen los documentos. Su pago puede subir o bajar con ella.",
    },
  ),
  shortSection(
    {
      title: "Amortization",
      text: "How a loan is paid off little by little. Each payment covers that month's interest first, and the rest reduces what you owe. In the early years most of it is interest; later, most of it is principal.",
    },
    {
      title: "Amortización",
      text: "La manera en que un préstamo se paga poco a poco. Cada pago cubre primero el interés del mes y el resto baja lo que debe. En los primeros años casi todo es interés; después, casi todo es capital.",
    },
  ),
  shortSection(
    {
      title: "Amount financed",
      text: "The amount of credit you actually receive: what you borrow, minus the finance charges you pay up front. It's on your Closing Disclosure.",
    },
    {
      title: "Monto financiado",
      text: "El crédito que de verdad recibe: lo que pide prestado, menos los cargos financieros que paga por adelantado. Lo encuentra en su divulgación de cierre.",
    },
  ),
  shortSection(
    {
      title: "Annual percentage rate (APR)",
      text: "The cost of a loan over a year, as a percentage. It includes the interest and certain fees, so it's usually higher than the interest rate. It helps you compare offers from different lenders.",
    },
    {
      title: "Tasa de porcentaje anual (APR)",
      text: "Lo que cuesta un préstamo en un año, como porcentaje. Cuenta el interés y también ciertos cargos; por eso suele ser más alta que la tasa de interés. Le sirve para comparar ofertas de distintos prestamistas.",
    },
  ),
  shortSection(
    {
      title: "Appraisal",
      text: "An opinion of what a home is worth, written by a licensed appraiser who has no stake in the sale. The lender orders it, and you have the right to a copy.",
    },
    {
      title: "Tasación (avalúo)",
      text: "La opinión de un tasador con licencia, ajeno a la venta, sobre cuánto vale una casa. La pide el prestamista, y usted tiene derecho a una copia.",
    },
  ),
  shortSection(
    {
      title: "Balloon payment",
      text: "A final payment on some loans that's much larger than the ones before it. Few home loans have one; if yours does, your Loan Estimate says so.",
    },
    {
      title: "Pago global",
      text: "Un pago al final de algunos préstamos que es mucho más grande que los anteriores. Pocos préstamos para casa lo tienen; si el suyo lo tiene, su estimación de préstamo lo dice.",
    },
  ),
  shortSection(
    {
      title: "Cash to close",
      text: "The money you bring on closing day: the rest of your down payment plus your closing costs, minus what you've already paid. The title company tells you how to send it. Before you wire anything, call a number you already know.",
    },
    {
      title: "Efectivo para cerrar",
      text: "El dinero que usted lleva el día del cierre: lo que falta del pago inicial y los costos de cierre, menos lo que ya pagó. La compañía de títulos le dice cómo enviarlo. Antes de hacer una transferencia, llame a un número que usted ya conozca.",
    },
  ),
  shortSection(
    {
      title: "Closing costs",
      text: "What it costs to make the loan and transfer the home, including lender charges, the appraisal, title work and recording. You pay them on top of the down payment. Sometimes the seller or the lender pays part of them in exchange for a higher price or rate.",
    },
    {
      title: "Costos de cierre",
      text: "Lo que cuesta hacer el préstamo y pasar la casa a su nombre: prestamista, tasación, título y registro, entre otros. Se suman al pago inicial. A veces el vendedor o el prestamista paga una parte a cambio de un precio o una tasa más alta.",
    },
  ),
  shortSection(
    {
      title: "Closing day",
      text: "The day you sign the final documents and the money changes hands. The home is yours once the deed is recorded. Bring your ID, and take time to ask questions.",
    },
    {
      title: "Día del cierre",
      text: "El día en que firma los últimos documentos, se mueve el dinero y la casa pasa a ser suya cuando se registra la escritura. Lleve su identificación y tómese el tiempo de preguntar.",
    },
  ),
  shortSection(
    {
      title: "Closing disclosure",
      text: "A five-page form with the final terms and costs of your loan. You must get it at least three business days before you sign, so you can compare it with your Loan Estimate.",
    },
    {
      title: "Divulgación de cierre",
      text: "Un formulario de cinco páginas con los términos y costos finales de su préstamo. Debe tenerlo por lo menos tres días hábiles antes de firmar, para compararlo con su estimación de préstamo.",
    },
  ),
  shortSection(
    {
      title: "Co-signer",
      text: "A person who signs the loan with you and promises to pay it if you don't. The loan shows up on that person's credit too, so talk it through first.",
    },
    {
      title: "Cofirmante",
      text: "Una persona que firma el préstamo con usted y se compromete a pagarlo si usted no lo hace. El préstamo aparece también en su crédito, así que conviene hablarlo bien.",
    },
  ),
  shortSection(
    {
      title: "Conforming loan",
      text: "A conventional loan that's small enough for Fannie Mae or Freddie Mac to buy. The limit is set each year, county by county.",
    },
    {
      title: "Préstamo conforme",
      text: "Un préstamo convencional dentro del monto que Fannie Mae y Freddie Mac pueden comprar. El límite se fija cada año para cada condado.",
    },
  ),
  shortSection(
    {
      title: "Conventional loan",
      text: "A home loan that no government agency insures or guarantees. With a small down payment, it usually requires private mortgage insurance.",
    },
    {
      title: "Préstamo convencional",
      text: "Un préstamo para casa que ninguna agencia del gobierno asegura ni garantiza. Con un pago inicial pequeño suele llevar seguro hipotecario privado.",
    },
  ),
  shortSection(
    {
      title: "Credit report",
      text: "A record of your loans and cards and how you've paid them. Three companies each keep one on you. You can read all three for free at annualcreditreport.com and ask for mistakes to be corrected.",
    },
    {
      title: "Informe de crédito",
      text: "Un registro de sus préstamos y tarjetas y de cómo los ha pagado. Tres compañías tienen uno sobre usted. Puede leer los tres gratis en annualcreditreport.com y pedir que corrijan los errores.",
    },
  ),
  shortSection(
    {
      title: "Credit score",
      text: "A number that sums up your credit report. Lenders use it to judge how likely a loan is to be repaid. Paying on time and owing little on your cards may help. There are several kinds of scores, so yours may not match the one an app shows.",
    },
    {
      title: "Puntaje de crédito",
      text: "Un número que resume su informe de crédito. Los prestamistas lo usan para estimar qué tan probable es que un préstamo se pague. Pagar a tiempo y deber poco en sus tarjetas puede ayudar; hay varios tipos, así que el suyo puede ser distinto del que muestra una aplicación.",
    },
  ),
  shortSection(
    {
      title: "Debt-to-income ratio (DTI)",
      text: "The share of your monthly income, before taxes, that goes to debts, including the new house payment. It helps show what you can comfortably afford.",
    },
    {
      title: "Relación deuda-ingreso (DTI)",
      text: "La parte de su ingreso, antes de impuestos, que se va en deudas cada mes, contando el pago de la casa nueva. Ayuda a ver cuánto puede llevar con tranquilidad.",
    },
  ),
  shortSection(
    {
      title: "Deed",
      text: "The document that transfers a home from one owner to the next. The county records it, so anyone can see who owns the home.",
    },
    {
      title: "Escritura de propiedad",
      text: "El documento que pasa una casa de un dueño a otro. El condado la registra, para que cualquiera pueda ver quién es el dueño.",
    },
  ),
  shortSection(
    {
      title: "Deed of trust (trust deed)",
      text: "The document that makes your home the security for the loan. Utah and some other states use it instead of a mortgage: a trustee holds it until the loan is paid.",
    },
    {
      title: "Escritura de fideicomiso",
      text: "El documento que pone su casa como garantía del préstamo. Utah y otros estados la usan en lugar de la hipoteca de otros: un fiduciario la guarda hasta que el préstamo se paga.",
    },
  ),
  shortSection(
    {
      title: "Default",
      text: "Failing to do what the loan documents require, most often by missing payments. If you see it coming, call your loan servicer early: there are more ways to help before it happens than after.",
    },
    {
      title: "Incumplimiento",
      text: "No cumplir lo que dicen los documentos del préstamo, casi siempre por pagos atrasados. Si lo ve venir, llame pronto al administrador de su préstamo: hay más maneras de ayudar antes que después.",
    },
  ),
  shortSection(
    {
      title: "Discount points",
      text: "Money you can choose to pay at closing for a lower interest rate. One point is one percent of the loan. Points can be worth it if you keep the loan long enough; ask for the offer with and without them, in writing.",
    },
    {
      title: "Puntos de descuento",
      text: "Dinero que puede pagar en el cierre a cambio de una tasa de interés más baja. Un punto es el uno por ciento del préstamo. Puede valer la pena si conserva el préstamo bastante tiempo; pida las dos versiones por escrito.",
    },
  ),
  shortSection(
    {
      title: "Down payment",
      text: "The part of the price you pay with your own money, a gift or help from a program, and not with the loan.",
    },
    {
      title: "Pago inicial (enganche)",
      text: "La parte del precio que paga con su dinero, con un regalo o con un programa, y no con el préstamo. Muchas personas le dicen enganche.",
    },
  ),
  shortSection(
    {
      title: "Down payment assistance",
      text: "Programs that may help with the down payment or closing costs, as a grant or a second loan. Each has its own rules, and funds can run out. Ask us which ones are open now.",
    },
    {
      title: "Ayuda para el pago inicial",
      text: "Programas que pueden ayudar con el pago inicial (enganche) o los costos de cierre, como subvención o como segundo préstamo. Cada uno tiene sus reglas y fondos que se pueden terminar. Pregúntenos cuáles están abiertos ahora.",
    },
  ),
];
