import { texts } from "#app/messages/texts.ts";

export const affordabilityTexts = texts({
  en: {
    title: "How much home",
    description: "See three home budgets, from cautious to stretched, based on your income, debts and savings and a rate you choose.",
    groups: { you: "You", loan: "The loan and the home" },
    fields: {
      income: "Yearly household income, before taxes",
      debts: "Monthly debt payments",
      savings: "Savings for the down payment",
      rate: "Interest rate",
      years: "Loan term",
      costs: "Taxes and insurance per year, % of price",
      pmi: "Mortgage insurance per year",
      hoa: "HOA dues per month",
    },
    hints: {
      debts: "Cars, cards, student loans, child support; not rent, food or phones",
      savings: "Leave out what you need for closing costs and emergencies",
      rate: "A rate you were quoted or want to try",
      costs: "Property tax and homeowner's insurance together",
      pmi: "Percent of the loan, with less than 20% down",
    },
    levels: { cautious: "With room to breathe", usual: "Usual", upper: "Upper end" },
    result: {
      heading: "Home price",
      upTo: (price: string) => `up to ${price}`,
      range: (lowest: string, highest: string) => `${lowest} to ${highest}`,
      payment: (payment: string, share: string) => `${payment} a month for housing, ${share} of your income.`,
      housingLimit: (housing: string) => `This budget allows ${housing} of income for housing.`,
      debtsLimit: (total: string, payment: string) =>
        `Your debts set the limit: ${total} of income for housing and debts together. With fewer debts it could be up to ${payment} a month.`,
      stopsAtInsurance: (payment: string) =>
        `At this price you would pay about ${payment} a month. Above it, your savings are less than 20% down, and mortgage insurance would put the payment over this budget.`,
      noRoom: "No room for a housing payment",
      debtsTake: (share: string, total: string) =>
        `Your debts take ${share} of your income. This budget allows ${total} for housing and debts together.`,
      debtsChange: (debts: string, income: string) =>
        `There would be some room with debts of ${debts} a month or less, or with an income of at least ${income} a year.`,
      duesTake: (dues: string, allowance: string) => `HOA dues of ${dues} use up the ${allowance} a month this budget leaves for housing.`,
      askUs: "We're checking these rules of thumb: ask us",
      rule: "Rules of thumb, not approval limits. Lenders also look at credit, work and savings, and only you know what fits your life.",
      without: "This does not include taxes and insurance; the actual payment will be greater and the price lower.",
      withoutPmi:
        "With less than 20% down, you also pay mortgage insurance, which lowers the price. Enter its yearly percentage to include it.",
      level: "Budget",
      price: "Home price",
      monthly: "Housing per month",
      loan: "Loan",
      picture: "A bar for the home price of each budget, from the cautious one to the upper end. The table has every number.",
      compared: "The budgets side by side",
      caption: "Home price, housing payment and loan by budget",
    },
    assumptions: [
      "All the savings you enter go into the down payment. Closing costs are extra: see the cash-to-close calculator.",
      "A fixed rate and equal payments. Housing is principal, interest, and the taxes, insurance and dues you entered.",
      "Income is before taxes, because that's how lenders count it. Your take-home pay is less.",
    ],
    figures: {
      cautiousHousing: "With room to breathe: housing, of income",
      cautiousTotal: "With room to breathe: housing and debts",
      usualHousing: "Usual: housing, of income",
      usualTotal: "Usual: housing and debts",
      upperHousing: "Upper end: housing, of income",
      upperTotal: "Upper end: housing and debts",
    },
  },
  es: {
    title: "Cuánta casa",
    description:
      "Vea tres presupuestos para una casa, del más holgado al más justo, con su ingreso, deudas, ahorros y la tasa que usted elija.",
    groups: { you: "Usted", loan: "El préstamo y la casa" },
    fields: {
      income: "Ingreso del hogar al año, antes de impuestos",
      debts: "Pagos de deudas al mes",
      savings: "Ahorros para el pago inicial (enganche)",
      rate: "Tasa de interés",
      years: "Plazo del préstamo",
      costs: "Impuestos y seguro al año, % del precio",
      pmi: "Seguro hipotecario al año",
      hoa: "Cuota de la asociación (HOA) al mes",
    },
    hints: {
      debts: "Autos, tarjetas, préstamos estudiantiles, manutención; no la renta, la comida ni el teléfono",
      savings: "Sin lo que guarda para costos de cierre y emergencias",
      rate: "Una tasa que le hayan cotizado o que quiera probar",
      costs: "El impuesto sobre la propiedad y el seguro de propietario de vivienda juntos",
      pmi: "Porcentaje del préstamo, con menos de 20% de pago inicial",
    },
    levels: { cautious: "Holgado", usual: "Habitual", upper: "Límite" },
    result: {
      heading: "Precio de la casa",
      upTo: (price: string) => `hasta ${price}`,
      range: (lowest: string, highest: string) => `de ${lowest} a ${highest}`,
      payment: (payment: string, share: string) => `${payment} al mes para la vivienda, ${share} de su ingreso.`,
      housingLimit: (housing: string) => `Este presupuesto deja ${housing} del ingreso para la vivienda.`,
      debtsLimit: (total: string, payment: string) =>
        `Sus deudas ponen el límite: ${total} del ingreso para la vivienda y las deudas juntas. Con menos deudas podrían ser hasta ${payment} al mes.`,
      stopsAtInsurance: (payment: string) =>
        `A este precio pagaría unos ${payment} al mes. Por encima, sus ahorros son menos del 20% de pago inicial y, con el seguro hipotecario, el pago se pasaría de este presupuesto.`,
      noRoom: "No queda nada para pagar una vivienda",
      debtsTake: (share: string, total: string) =>
        `Sus deudas se llevan ${share} de su ingreso. Este presupuesto deja ${total} para la vivienda y las deudas juntas.`,
      debtsChange: (debts: string, income: string) =>
        `Quedaría algo con deudas de ${debts} al mes o menos, o con un ingreso de al menos ${income} al año.`,
      duesTake: (dues: string, allowance: string) =>
        `La cuota de la asociación, ${dues}, se lleva los ${allowance} al mes que este presupuesto deja para la vivienda.`,
      askUs: "Estamos revisando estas reglas prácticas: pregúntenos",
      rule: "Son reglas prácticas, no límites de aprobación. Los prestamistas también ven el crédito, el trabajo y los ahorros, y lo que cabe en su vida solo lo sabe usted.",
      without: "No incluye impuestos ni seguro; el pago real será mayor y el precio, menor.",
      withoutPmi:
        "Con menos del 20% de pago inicial se suma el seguro hipotecario, y el precio baja. Escriba su porcentaje anual para incluirlo.",
      level: "Presupuesto",
      price: "Precio de la casa",
      monthly: "Vivienda al mes",
      loan: "Préstamo",
      picture: "Una barra con el precio de casa de cada presupuesto, del más holgado al límite. La tabla tiene todas las cifras.",
      compared: "Los presupuestos, lado a lado",
      caption: "Precio de la casa, pago de vivienda y préstamo por presupuesto",
    },
    assumptions: [
      "Todos los ahorros que escriba van al pago inicial. Los costos de cierre son aparte: vea la calculadora de dinero para el cierre.",
      "Una tasa fija y pagos iguales. La vivienda incluye capital, intereses y los impuestos, el seguro y las cuotas que escribió.",
      "El ingreso es antes de impuestos, porque así lo cuentan los prestamistas. Lo que recibe en mano es menos.",
    ],
    figures: {
      cautiousHousing: "Holgado: vivienda, del ingreso",
      cautiousTotal: "Holgado: vivienda y deudas",
      usualHousing: "Habitual: vivienda, del ingreso",
      usualTotal: "Habitual: vivienda y deudas",
      upperHousing: "Límite: vivienda, del ingreso",
      upperTotal: "Límite: vivienda y deudas",
    },
  },
});
