import type { moneyFigureKeys, Reach, UnknownMoney } from "#app/features/buying-guide/money-needed.ts";
import { texts } from "#app/messages/texts.ts";

/** The calculators name the others. */
type FigureName = Exclude<keyof typeof moneyFigureKeys, `typical${string}`>;

export const moneyTexts = texts({
  en: {
    title: "How much money you would need",
    lead: (price: string) => `For a home that costs ${price}. This is an estimate, not an offer.`,
    example: "We chose that price as an example. Type the one you have in mind.",
    otherState: "Taxes, insurance and closing costs are typical for Utah; in another state they may be different.",
    price: "Price of the home",
    show: "Show the amounts",
    badPrice: (min: string, max: string) => `Type a price between ${min} and ${max}, such as 350,000.`,
    range: (low: string, high: string) => (low === high ? low : `${low} to ${high}`),
    down: (share: string) => `Down payment (${share})`,
    closing: (share: string) => `Closing costs (${share})`,
    prepaid: "Prepaid taxes and insurance",
    total: "Money needed",
    reach: {
      covered: "What you have saved may cover it.",
      partly: "What you have saved may cover part of it, or all of it.",
      short: (amount: string) => `You would need at least ${amount} more than you have saved.`,
    } satisfies Record<Exclude<Reach, "short">, string> & { short: (amount: string) => string },
    unknown: {
      figure: "We are checking this loan's figures. Ask us how much it takes today.",
      lender: "Each lender sets its own down payment for this loan. Ask us, and compare.",
      limit: "At this price the loan is above the program's limit. Ask us about a larger down payment or a jumbo loan.",
      county: "FHA's limit depends on the county, and this price may be above it. Ask us.",
    } satisfies Record<UnknownMoney, string>,
    noClosing: "We are checking the typical closing and prepaid costs. Ask us.",
    explain: "What each line means",
    lines: [
      {
        term: "Down payment",
        text: "The part of the price that you pay yourself. The smallest one that the program may accept is shown; lenders may ask for more.",
      },
      {
        term: "Closing costs",
        text: "Appraisal, title, lender's fees and recording. The seller may pay part of them. Your Loan Estimate lists each one.",
      },
      {
        term: "Prepaid taxes and insurance",
        text: "The first year of homeowner's insurance and half a year of property tax, which the lender may collect at closing.",
      },
      {
        term: "Not in these amounts",
        text: "The move, repairs, and some savings left over afterward, which some lenders want to see. Ask us how much.",
      },
      {
        term: "Fees added to the loan",
        text: "FHA, VA and USDA loans have an upfront fee that is usually added to the loan instead of being paid in cash.",
      },
    ],
    parts: "What it's made of",
    calculatorStart: (savings: string) =>
      `It opens with this price and ${savings} in savings, the low end of the range you chose. You can change both.`,
    calculatorStartWithDown: (savings: string, down: string) =>
      `It opens with this price, ${down} and ${savings} in savings, the low end of the range you chose. You can change all three.`,
    startingDown: {
      conventional: (share: string) => `${share} down (conventional loan)`,
      itin: (share: string) => `${share} down (ITIN loan)`,
    },
    calculator: "Use your own numbers in the cash-to-close calculator",
    labels: {
      conventional: "Conventional loans: smallest down payment",
      fha: "FHA loans: smallest down payment",
      va: "VA loans: smallest down payment",
      usda: "USDA loans: smallest down payment",
      itinLow: "ITIN loans: usual down payment, from",
      itinHigh: "ITIN loans: usual down payment, to",
      conformingLimit: "Conforming loan limit, one unit",
    } satisfies Record<FigureName, string>,
  },
  es: {
    title: "Cuánto dinero necesitaría",
    lead: (price) => `Para una casa de ${price}. Es una estimación, no una oferta.`,
    example: "Ese precio es un ejemplo. Escriba el que usted tiene en mente.",
    otherState: "Los impuestos, el seguro y los costos de cierre son los típicos de Utah; en otro estado pueden ser distintos.",
    price: "Precio de la casa",
    show: "Ver las cantidades",
    badPrice: (min, max) => `Escriba un precio entre ${min} y ${max}; por ejemplo, 350,000.`,
    range: (low, high) => (low === high ? low : `de ${low} a ${high}`),
    down: (share) => `Pago inicial (${share})`,
    closing: (share) => `Costos de cierre (${share})`,
    prepaid: "Impuestos y seguro anticipados",
    total: "Dinero necesario",
    reach: {
      covered: "Lo que tiene ahorrado podría alcanzar.",
      partly: "Lo que tiene ahorrado podría alcanzar para una parte o para todo.",
      short: (amount) => `Además de lo que tiene ahorrado, le faltarían por lo menos ${amount}.`,
    },
    unknown: {
      figure: "Estamos revisando las cifras de este préstamo. Pregúntenos cuánto pide hoy.",
      lender: "Cada prestamista pone el pago inicial de este préstamo. Pregúntenos y compare.",
      limit: "Con este precio, el préstamo pasa del límite del programa. Pregúntenos por un pago inicial mayor o por un préstamo jumbo.",
      county: "El límite de la FHA depende del condado, y este precio podría pasarlo. Pregúntenos.",
    },
    noClosing: "Estamos revisando los costos de cierre y los pagos anticipados típicos. Pregúntenos.",
    explain: "Qué es cada renglón",
    lines: [
      {
        term: "Pago inicial (enganche)",
        text: "La parte del precio que paga usted. Aquí va el menor que el programa podría aceptar; el prestamista puede pedir más.",
      },
      {
        term: "Costos de cierre",
        text: "Tasación, título, cargos del prestamista y registro. El vendedor podría pagar una parte. Su estimación de préstamo trae cada uno.",
      },
      {
        term: "Impuestos y seguro anticipados",
        text: "El primer año del seguro de propietario de vivienda y medio año del impuesto sobre la propiedad, que el prestamista puede cobrar al cierre.",
      },
      {
        term: "Lo que no incluye",
        text: "La mudanza, las reparaciones y algo de ahorro que quede después, que algunos prestamistas quieren ver. Pregúntenos cuánto.",
      },
      {
        term: "Cargos que se suman al préstamo",
        text: "Los préstamos de la FHA, la VA y el USDA tienen un cargo al principio que por lo general se suma al préstamo y no se paga en efectivo.",
      },
    ],
    parts: "De qué se compone",
    calculatorStart: (savings) =>
      `Se abre con este precio y con ${savings} de ahorros, lo mínimo del rango que escogió. Puede cambiar los dos.`,
    calculatorStartWithDown: (savings, down) =>
      `Se abre con este precio, con ${down} y con ${savings} de ahorros, lo mínimo del rango que escogió. Puede cambiar los tres.`,
    startingDown: {
      conventional: (share) => `un pago inicial del ${share} (préstamo convencional)`,
      itin: (share) => `un pago inicial del ${share} (préstamo con ITIN)`,
    },
    calculator: "Usar sus propios números en la calculadora de dinero para el cierre",
    labels: {
      conventional: "Préstamos convencionales: pago inicial mínimo",
      fha: "Préstamos de la FHA: pago inicial mínimo",
      va: "Préstamos de la VA: pago inicial mínimo",
      usda: "Préstamos del USDA: pago inicial mínimo",
      itinLow: "Préstamos con ITIN: pago inicial usual, desde",
      itinHigh: "Préstamos con ITIN: pago inicial usual, hasta",
      conformingLimit: "Límite de préstamo conforme, una vivienda",
    },
  },
});
