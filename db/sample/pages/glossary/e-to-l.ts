import type { SampleSection } from "#db/sample/sample-content.ts";
import { shortSection } from "#db/sample/short-section.ts";

export const termsEToL: SampleSection[] = [
  shortSection(
    {
      title: "Earnest money",
      text: "A deposit you make with your offer to show the seller you're serious. It counts toward the purchase. The contract says when you can get it back and when you can lose it.",
    },
    {
      title: "Depósito de buena fe",
      text: "Un depósito que acompaña su oferta y le muestra al vendedor que va en serio. Cuenta para la compra. El contrato dice cuándo se lo pueden devolver y cuándo lo puede perder.",
    },
  ),
  shortSection(
    {
      title: "Escrow account (escrow)",
      text: "An account that holds part of your monthly payment for property taxes and insurance. Your loan servicer pays those bills from it. If they go up, so does your payment.",
    },
    {
      title: "Cuenta de depósito en garantía (escrow)",
      text: "Una cuenta donde se guarda una parte de su pago mensual para el impuesto sobre la propiedad y el seguro. El administrador de su préstamo paga esas cuentas con ella. Si suben, su pago también sube.",
    },
  ),
  shortSection(
    {
      title: "FHA loan",
      text: "A loan insured by the Federal Housing Administration. It may allow a smaller down payment and a lower credit score, and it has its own mortgage insurance. The agency doesn't lend the money; a lender does.",
    },
    {
      title: "Préstamo de la FHA",
      text: "Un préstamo que asegura la Administración Federal de Vivienda. Puede permitir un pago inicial más pequeño y un puntaje de crédito más bajo, y lleva su propio seguro hipotecario. La agencia no presta el dinero: lo presta un prestamista.",
    },
  ),
  shortSection(
    {
      title: "Finance charge",
      text: "What the credit costs you, in dollars, over the life of the loan: the interest plus certain fees.",
    },
    {
      title: "Cargo financiero",
      text: "Lo que el crédito le cuesta en dólares durante toda la vida del préstamo: el interés y ciertos cargos juntos.",
    },
  ),
  shortSection(
    {
      title: "Fixed-rate mortgage",
      text: "A loan whose interest rate stays the same until it is paid off. Taxes and insurance can still change, and your total payment changes with them.",
    },
    {
      title: "Hipoteca de tasa fija",
      text: "Un préstamo cuya tasa de interés se mantiene igual hasta que se termina de pagar. Los impuestos y el seguro sí pueden cambiar, y con ellos el pago completo.",
    },
  ),
  shortSection(
    {
      title: "Forbearance",
      text: "An agreement to pause or lower your payments for a while when things get hard. You still owe what you didn't pay, and the agreement says how you'll pay it back.",
    },
    {
      title: "Aplazamiento de pagos",
      text: "Un acuerdo para detener o bajar sus pagos por un tiempo cuando las cosas se ponen difíciles. Lo que no pagó se sigue debiendo, y el acuerdo dice cómo se paga después.",
    },
  ),
  shortSection(
    {
      title: "Foreclosure",
      text: "The legal process a lender uses to take and sell a home when the loan isn't paid. It doesn't happen overnight. A HUD-approved housing counseling agency may help for free.",
    },
    {
      title: "Ejecución hipotecaria",
      text: "El camino legal por el que un prestamista puede tomar y vender una casa cuando el préstamo no se paga. No pasa de un día para otro. Una agencia de asesoría de vivienda aprobada por HUD puede ayudarle gratis.",
    },
  ),
  shortSection(
    {
      title: "Gift funds",
      text: "Money someone close to you gives you for the purchase and doesn't expect back. The lender asks for a letter saying so and a record of the transfer.",
    },
    {
      title: "Dinero de regalo",
      text: "Dinero que alguien cercano le da para la compra y no espera de vuelta. El prestamista pide una carta que lo diga y un comprobante de la transferencia.",
    },
  ),
  shortSection(
    {
      title: "Grace period",
      text: "The days after the due date when you can still pay without a late fee. Your loan documents say how many.",
    },
    {
      title: "Período de gracia",
      text: "Los días después de la fecha de pago en los que todavía puede pagar sin recargo. Los documentos del préstamo dicen cuántos son.",
    },
  ),
  shortSection(
    {
      title: "Home equity",
      text: "The part of your home that's yours: what it's worth, minus what you owe on it. It grows as you pay down the loan, and it can rise or fall with home prices.",
    },
    {
      title: "Valor neto de la vivienda",
      text: "La parte de la casa que ya es suya: lo que vale, menos lo que debe por ella. Crece a medida que paga el préstamo, y puede crecer o bajar con los precios.",
    },
  ),
  shortSection(
    {
      title: "Home equity line of credit (HELOC)",
      text: "A line of credit secured by your home: you borrow what you need, when you need it, up to a limit. The interest rate usually changes with the market.",
    },
    {
      title: "Línea de crédito sobre el valor neto de la vivienda (HELOC)",
      text: "Una línea de crédito con su casa como garantía: toma lo que necesita, cuando lo necesita, hasta un límite. La tasa de interés suele cambiar con el mercado.",
    },
  ),
  shortSection(
    {
      title: "Home inspection",
      text: "An examination of the house that you order for yourself: roof, plumbing, wiring, heating. It isn't the appraisal, which is about value. It's optional, but it often saves money and worry.",
    },
    {
      title: "Inspección de la vivienda",
      text: "Una revisión de la casa que usted pide para sí: techo, tuberías, electricidad, calefacción. No es la tasación, que trata del valor. No es obligatoria, pero muchas veces ahorra dinero y preocupaciones.",
    },
  ),
  shortSection(
    {
      title: "Homeowner's insurance",
      text: "Insurance for the house and what's in it, in case of fire, wind, theft and other losses. Lenders require it. Floods and earthquakes usually require a separate policy.",
    },
    {
      title: "Seguro de propietario de vivienda",
      text: "Un seguro para la casa y lo que hay en ella, en caso de incendio, viento, robo y otras pérdidas. Los prestamistas lo exigen. Las inundaciones y los terremotos suelen necesitar una póliza aparte.",
    },
  ),
  shortSection(
    {
      title: "Homeowners association (HOA)",
      text: "A group of owners that takes care of what a neighborhood or building shares. It has rules and dues, and the dues count toward what you can afford.",
    },
    {
      title: "Asociación de propietarios (HOA)",
      text: "Un grupo de dueños que cuida lo que comparte un vecindario o un edificio. Tiene reglas y cuotas, y las cuotas cuentan en lo que usted puede pagar.",
    },
  ),
  shortSection(
    {
      title: "Individual taxpayer identification number (ITIN)",
      text: "A number from the IRS for people who file taxes and don't have a Social Security number. Some lenders offer loans with an ITIN; the rules differ from one to the next.",
    },
    {
      title: "Número de identificación personal del contribuyente (ITIN)",
      text: "Un número del IRS para personas que declaran impuestos y no tienen número de Seguro Social. Algunos prestamistas ofrecen préstamos con ITIN; las reglas cambian de uno a otro.",
    },
  ),
  shortSection(
    {
      title: "Interest rate",
      text: "What you pay each year for the money you borrow, as a percentage of what you still owe. It doesn't include fees; the APR includes some of them.",
    },
    {
      title: "Tasa de interés",
      text: "Lo que paga cada año por el dinero prestado, como porcentaje de lo que todavía debe. No incluye cargos: el APR cuenta algunos de ellos.",
    },
  ),
  shortSection(
    {
      title: "Jumbo loan",
      text: "A loan above the conforming limit for its county. It often requires a larger down payment, more savings and more documents.",
    },
    {
      title: "Préstamo jumbo",
      text: "Un préstamo por encima del límite conforme de su condado. Suele pedir un pago inicial más grande, más ahorros y más documentos.",
    },
  ),
  shortSection(
    {
      title: "Lien",
      text: "A legal claim on a property as security for a debt. Your loan is one; unpaid taxes or a contractor's bill can become another. It must be paid or released before the home is sold.",
    },
    {
      title: "Gravamen",
      text: "Un derecho sobre una propiedad como garantía de una deuda. Su préstamo es uno; los impuestos sin pagar o la cuenta de un constructor pueden ser otro. Hay que pagarlo o liberarlo antes de vender la casa.",
    },
  ),
  shortSection(
    {
      title: "Loan estimate",
      text: "A three-page form with the terms and likely costs of a loan. You get it within three business days of applying. Ask several lenders for one; they all use the same form.",
    },
    {
      title: "Estimación de préstamo",
      text: "Un formulario de tres páginas con los términos y los costos probables de un préstamo. Lo recibe dentro de tres días hábiles después de hacer la solicitud. Pida una a varios prestamistas: todos usan el mismo formulario.",
    },
  ),
  shortSection(
    {
      title: "Loan officer",
      text: "The licensed person at a lender who talks with you about your loan, takes your application and answers your questions. Each one has an NMLS number you can look up.",
    },
    {
      title: "Oficial de préstamos",
      text: "La persona con licencia que trabaja con un prestamista, habla con usted sobre su préstamo, recibe su solicitud y contesta sus preguntas. Cada una tiene un número NMLS que usted puede consultar.",
    },
  ),
  shortSection(
    {
      title: "Loan servicer",
      text: "The company that collects your payments, pays taxes and insurance from your escrow account, and answers your questions after closing. It may change; you're notified in writing before it does.",
    },
    {
      title: "Administrador del préstamo",
      text: "La compañía que recibe sus pagos, paga los impuestos y el seguro desde su cuenta de depósito en garantía y contesta sus preguntas después del cierre. Puede cambiar; antes se lo avisan por escrito.",
    },
  ),
  shortSection(
    {
      title: "Loan term",
      text: "How long you have to pay the loan back. With a shorter term, each payment is higher, but you usually pay less interest in total.",
    },
    {
      title: "Plazo del préstamo",
      text: "El tiempo que tiene para pagar el préstamo. Con uno más corto cada pago es más alto, y el interés en total suele ser más bajo.",
    },
  ),
  shortSection(
    {
      title: "Loan-to-value ratio (LTV)",
      text: "The loan as a percentage of what the home is worth. The more you put down, the lower it is. It affects your rate and whether you need mortgage insurance.",
    },
    {
      title: "Relación préstamo-valor (LTV)",
      text: "El préstamo como porcentaje de lo que vale la casa. Mientras más da de pago inicial, más baja es. Influye en la tasa y en si necesita seguro hipotecario.",
    },
  ),
];
