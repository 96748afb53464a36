import { texts } from "#app/messages/texts.ts";

export const paymentTexts = texts({
  en: {
    title: "Monthly payment",
    description:
      "Estimate the full monthly payment on a home loan, conventional, FHA, VA or USDA, with taxes, insurance, mortgage insurance and HOA dues.",
    groups: { loan: "The home and the loan", costs: "Other costs" },
    fields: {
      price: "Home price",
      down: "Down payment",
      program: "Kind of loan",
      vaUse: "VA benefit",
      rate: "Interest rate",
      years: "Loan term",
      buydown: "Temporary buydown",
      tax: "Property tax per year",
      insurance: "Homeowner's insurance per year",
      pmi: "Mortgage insurance per year",
      hoa: "HOA dues per month",
    },
    programs: { conventional: "Conventional", fha: "FHA", va: "VA", usda: "USDA (rural)" },
    buydowns: { "1-0": "1-0: lower for one year", "2-1": "2-1: lower for two years" },
    noBuydown: "None",
    vaUses: { first: "First use", later: "Used before", exempt: "Exempt from the fee" },
    hints: {
      rate: "A rate you were quoted or want to try",
      tax: (share: string, taxable: string) =>
        `A primary home in Utah is taxed on ${share} of its value (here ${taxable}), times the local rate`,
      taxRule: (share: string) => `A primary home in Utah is taxed on ${share} of its value, times the local rate`,
      pmi: (low: string, high: string) => `Percent of the loan; often ${low} to ${high}, depending on credit score`,
      pmiAsk: "Percent of the loan, depending on credit score: ask us",
      buydown: "A lower payment at first, which someone pays for at closing",
    },
    result: {
      heading: "Monthly payment",
      principalAndInterest: "Principal and interest",
      tax: "Property tax",
      insurance: "Homeowner's insurance",
      mortgageInsurance: "Mortgage insurance",
      usdaFee: "USDA annual fee",
      dues: "HOA dues",
      total: "Monthly total",
      loan: "Loan amount",
      upfront: {
        fha: "FHA upfront premium, added to the loan",
        va: "VA funding fee, added to the loan",
        usda: "USDA guarantee fee, added to the loan",
      },
      totalInterest: "Interest over the whole term",
    },
    coverage: {
      full: (parts: string) => `The full payment: ${parts}.`,
      without: (parts: string) => `Without ${parts}.`,
      missing: {
        tax: "property tax",
        insurance: "homeowner's insurance",
        mortgageInsurance: "mortgage insurance",
        usdaFee: "USDA's annual fee",
        upfrontFee: "the upfront fee that is added to the loan",
      },
      included: {
        principalAndInterest: "principal and interest",
        tax: "property tax",
        insurance: "homeowner's insurance",
        mortgageInsurance: "mortgage insurance",
        usdaFee: "USDA's annual fee",
        dues: "HOA dues",
      },
    },
    buydown: {
      year: (year: number, rate: string) => `Payment in year ${year}, at ${rate}`,
      after: "Payment from then on",
      cost: "Cost of the buydown, paid at closing",
      note: "A 2-1 buydown takes two percentage points off the rate in year 1 and one in year 2; a 1-0 buydown, one in year 1. It doesn't change the loan: the balance and the interest follow the full rate from the first month, and lenders look at whether you can afford the full payment.",
      whoPays:
        "The cost goes into an account at closing that pays the difference. Often the seller, the builder or the lender pays it; if you pay it yourself, you save nothing. Ask who pays, and what happens to the rest if you sell or refinance early.",
    },
    programNotes: {
      conventional: [],
      fha: ["FHA also limits the loan amount by county. Ask us for the limit where you're buying."],
      va: [],
      usda: [
        "USDA loans need no down payment, but the home must be in an eligible rural area and your household income within its limits. Ask us to check both.",
      ],
    },
    conventional: {
      belowMinimum: (share: string) =>
        `Conventional loans usually need at least ${share} of the price as a down payment. Part of it can be a gift or down payment assistance: ask us.`,
      jumbo: (limit: string) =>
        `This loan is above the conforming limit of ${limit}, so it would be a jumbo loan: rates, down payment and requirements differ. Ask us.`,
    },
    omissions: {
      both: "This does not include taxes and insurance; the actual payment will be greater.",
      tax: "This does not include property tax; the actual payment will be greater.",
      insurance: "This does not include homeowner's insurance; the actual payment will be greater.",
      pmi: "With less than 20% down, you also pay mortgage insurance. Enter its yearly percentage to include it.",
      fha: "You also pay FHA mortgage insurance. We can't state the premium for this loan here: ask us.",
      usda: "You also pay USDA's annual fee. We're checking it: ask us.",
      upfront: "This does not include a fee that is usually added to the loan: ask us.",
    },
    ends: {
      ask: (payment: number) =>
        `You can ask the lender to cancel mortgage insurance from payment ${payment} on, when the balance is scheduled to reach 80% of the price, if you have paid on time and the home's value and other liens allow it.`,
      balance: (end: number, total: string) =>
        `By law, mortgage insurance ends after payment ${end}, when the balance is scheduled to reach 78% of the price. From then on you pay ${total} a month.`,
      halfway: (end: number, total: string) =>
        `By law, mortgage insurance ends after payment ${end}, halfway through the term. From then on you pay ${total} a month.`,
      elevenYears: (_end: number, total: string) =>
        `FHA mortgage insurance ends after 11 years, because you put at least 10% down. From then on you pay ${total} a month.`,
      termSmallDown: () =>
        "FHA mortgage insurance lasts for the whole term, because you put less than 10% down. It falls as the balance falls.",
      termShort: () =>
        "FHA mortgage insurance lasts for the whole term, because the term isn't longer than 11 years. It falls as the balance falls.",
      termUsda: () => "USDA's annual fee is paid monthly for the whole term, like mortgage insurance. It falls as the balance falls.",
      va: "VA loans have no monthly mortgage insurance.",
    },
    yearly: {
      heading: "Year by year",
      principal: "Principal",
      interest: "Interest",
      balance: "Balance",
      picture: (first: string, last: string, years: number) =>
        `Bars showing what you pay each year. Interest is ${first} of principal and interest in year 1 and ${last} in year ${years}. The table has every number.`,
      caption: "What you pay each year, and the balance at year end",
      nothing: "You aren't borrowing anything, so there is nothing to pay back.",
    },
    assumptions: [
      "A fixed rate and equal monthly payments, rounded to the cent and made on time, with a last payment that clears the rest.",
      "Taxes, insurance and dues stay the same. In real life they change, and so does your payment.",
      "FHA's upfront premium, the VA funding fee and USDA's guarantee fee are added to the loan. FHA's and USDA's yearly charges are a percentage of each year's average balance.",
      "On some conventional loans the lender pays for the insurance, and some loans follow other rules. A loan officer can tell you about yours.",
    ],
    figures: {
      fhaUpfront: "FHA upfront premium",
      fhaAnnualAbove95: "FHA annual premium, above 95% loan-to-value, more than 15 years",
      fhaAnnualUpTo95: "FHA annual premium, up to 95% loan-to-value, more than 15 years",
      fhaShortAbove90: "FHA annual premium, above 90% loan-to-value, 15 years or less",
      fhaShortUpTo90: "FHA annual premium, up to 90% loan-to-value, 15 years or less",
      fhaMinimumDown: "FHA minimum down payment",
      conventionalMinimumDown: "Conventional minimum down payment",
      vaFirstUse: "VA funding fee, first use, less than 5% down",
      vaLaterUse: "VA funding fee, later use, less than 5% down",
      vaFrom5Down: "VA funding fee, 5% down or more",
      vaFrom10Down: "VA funding fee, 10% down or more",
      usdaUpfront: "USDA upfront guarantee fee, of the whole loan",
      usdaAnnual: "USDA annual fee, of the balance",
      pmiLow: "Conventional mortgage insurance, from",
      pmiHigh: "Conventional mortgage insurance, to",
      conformingLimit: "Conforming loan limit; the FHA premiums above apply up to it",
      taxableShare: "Share of a primary home's value that Utah taxes",
    },
    frame: {
      title: "Mortgage calculator",
      fields: {
        price: "Home price",
        down: "Down payment",
        rate: "Interest rate",
        years: "Loan term",
        tax: "Property tax per year",
        insurance: "Insurance per year",
      },
      full: "All costs, FHA, VA and USDA",
      pmi: "Mortgage insurance isn't included.",
      otherLanguage: "Español",
    },
  },
  es: {
    title: "Pago mensual",
    description:
      "Calcule el pago mensual completo de un préstamo para casa: convencional, FHA, VA o USDA, con impuestos, seguros y cuotas de la asociación.",
    groups: { loan: "La casa y el préstamo", costs: "Qué más se paga" },
    fields: {
      price: "Precio de la casa",
      down: "Pago inicial (enganche)",
      program: "Tipo de préstamo",
      vaUse: "Beneficio de la VA",
      rate: "Tasa de interés",
      years: "Plazo del préstamo",
      buydown: "Rebaja temporal de la tasa (buydown)",
      tax: "Impuesto sobre la propiedad al año",
      insurance: "Seguro de propietario de vivienda al año",
      pmi: "Seguro hipotecario al año",
      hoa: "Cuota de la asociación (HOA) al mes",
    },
    programs: { conventional: "Convencional", fha: "FHA", va: "VA", usda: "USDA (zona rural)" },
    buydowns: { "1-0": "1-0: más baja un año", "2-1": "2-1: más baja dos años" },
    noBuydown: "Ninguna",
    vaUses: { first: "Primera vez", later: "Ya lo ha usado", exempt: "Exento del cargo" },
    hints: {
      rate: "Una tasa que le hayan cotizado o que quiera probar",
      tax: (share: string, taxable: string) =>
        `En Utah, la vivienda principal paga impuesto sobre el ${share} de su valor (aquí ${taxable}), por la tasa local`,
      taxRule: (share: string) => `En Utah, la vivienda principal paga impuesto sobre el ${share} de su valor, por la tasa local`,
      pmi: (low: string, high: string) => `Porcentaje del préstamo; suele ir de ${low} a ${high}, según su puntaje de crédito`,
      pmiAsk: "Porcentaje del préstamo, según su puntaje de crédito: pregúntenos",
      buydown: "Un pago más bajo al principio, que alguien paga en el cierre",
    },
    result: {
      heading: "Pago mensual",
      principalAndInterest: "Capital e intereses",
      tax: "Impuesto sobre la propiedad",
      insurance: "Seguro de propietario de vivienda",
      mortgageInsurance: "Seguro hipotecario",
      usdaFee: "Cargo anual del USDA",
      dues: "Cuota de la asociación",
      total: "Total mensual",
      loan: "Monto del préstamo",
      upfront: {
        fha: "Prima inicial de la FHA, sumada al préstamo",
        va: "Cargo de financiamiento de la VA, sumado al préstamo",
        usda: "Cargo de garantía del USDA, sumado al préstamo",
      },
      totalInterest: "Intereses en todo el plazo",
    },
    coverage: {
      full: (parts: string) => `El pago completo: ${parts}.`,
      without: (parts: string) => `Sin contar ${parts}.`,
      missing: {
        tax: "el impuesto sobre la propiedad",
        insurance: "el seguro de propietario de vivienda",
        mortgageInsurance: "el seguro hipotecario",
        usdaFee: "el cargo anual del USDA",
        upfrontFee: "el cargo inicial que se suma al préstamo",
      },
      included: {
        principalAndInterest: "capital e intereses",
        tax: "impuesto sobre la propiedad",
        insurance: "seguro de propietario de vivienda",
        mortgageInsurance: "seguro hipotecario",
        usdaFee: "cargo anual del USDA",
        dues: "cuota de la asociación",
      },
    },
    buydown: {
      year: (year: number, rate: string) => `Pago en el año ${year}, al ${rate}`,
      after: "Pago desde entonces",
      cost: "Costo de la rebaja, pagado en el cierre",
      note: "Una rebaja 2-1 quita dos puntos porcentuales a la tasa el año 1 y uno el año 2; una 1-0, uno el año 1. No cambia el préstamo: el saldo y los intereses siguen la tasa completa desde el primer mes, y el prestamista revisa que usted pueda con el pago completo.",
      whoPays:
        "El costo se deposita en el cierre en una cuenta que paga la diferencia. Muchas veces lo pone el vendedor, el constructor o el prestamista; si lo paga usted, no ahorra nada. Pregunte quién lo paga y qué pasa con el resto si vende o refinancia antes.",
    },
    programNotes: {
      conventional: [],
      fha: ["La FHA también limita el monto del préstamo por condado. Pregúntenos cuál es el límite donde piensa comprar."],
      va: [],
      usda: [
        "El préstamo del USDA no pide pago inicial, pero la casa tiene que estar en una zona rural elegible y el ingreso del hogar dentro de su límite. Pregúntenos y revisamos las dos cosas.",
      ],
    },
    conventional: {
      belowMinimum: (share: string) =>
        `Los préstamos convencionales suelen pedir un pago inicial (enganche) de al menos ${share} del precio. Una parte puede venir de un regalo o de una ayuda: pregúntenos.`,
      jumbo: (limit: string) =>
        `Este préstamo pasa del límite conforme de ${limit}, así que sería un préstamo jumbo: cambian la tasa, el pago inicial y los requisitos. Pregúntenos.`,
    },
    omissions: {
      both: "No incluye impuestos ni seguro; el pago real será mayor.",
      tax: "No incluye el impuesto sobre la propiedad; el pago real será mayor.",
      insurance: "No incluye el seguro de propietario de vivienda; el pago real será mayor.",
      pmi: "Con menos del 20% de pago inicial se suma el seguro hipotecario. Escriba su porcentaje anual para incluirlo.",
      fha: "Se suma el seguro hipotecario de la FHA. Para este préstamo no podemos indicar aquí la prima: pregúntenos.",
      usda: "Se suma el cargo anual del USDA. Lo estamos revisando: pregúntenos.",
      upfront: "No incluye un cargo que suele sumarse al préstamo: pregúntenos.",
    },
    ends: {
      ask: (payment: number) =>
        `Puede pedir que se cancele el seguro hipotecario a partir del pago ${payment}, cuando el saldo llegue según el calendario al 80% del precio, si ha pagado a tiempo y el valor y otros gravámenes lo permiten.`,
      balance: (end: number, total: string) =>
        `Por ley, el seguro hipotecario termina después del pago ${end}, cuando el saldo llega según el calendario al 78% del precio. Desde entonces paga ${total} al mes.`,
      halfway: (end: number, total: string) =>
        `Por ley, el seguro hipotecario termina después del pago ${end}, a la mitad del plazo. Desde entonces paga ${total} al mes.`,
      elevenYears: (_end: number, total: string) =>
        `El seguro hipotecario de la FHA termina a los 11 años, porque el pago inicial es de al menos 10%. Desde entonces paga ${total} al mes.`,
      termSmallDown: () =>
        "El seguro hipotecario de la FHA dura todo el plazo, porque el pago inicial es de menos del 10%. Baja junto con el saldo.",
      termShort: () => "El seguro hipotecario de la FHA dura todo el plazo, porque el plazo no pasa de 11 años. Baja junto con el saldo.",
      termUsda: () =>
        "El cargo anual del USDA se paga cada mes durante todo el plazo, como un seguro hipotecario. Baja junto con el saldo.",
      va: "Los préstamos de la VA no llevan seguro hipotecario mensual.",
    },
    yearly: {
      heading: "Año por año",
      principal: "Capital",
      interest: "Intereses",
      balance: "Saldo",
      picture: (first: string, last: string, years: number) =>
        `Barras de lo que se paga cada año. Los intereses son el ${first} de capital e intereses en el año 1 y el ${last} en el año ${years}. La tabla tiene todas las cifras.`,
      caption: "Lo que paga cada año y el saldo al final",
      nothing: "No se pide nada prestado, así que no hay nada que pagar.",
    },
    assumptions: [
      "Una tasa fija, pagos mensuales iguales redondeados al centavo, todos a tiempo, y un último pago que liquida el resto.",
      "Los impuestos, el seguro y las cuotas no cambian. En la vida real sí cambian, y su pago con ellos.",
      "La prima inicial de la FHA, el cargo de financiamiento de la VA y el cargo de garantía del USDA se suman al préstamo. Los cargos anuales de la FHA y del USDA son un porcentaje del saldo promedio de cada año.",
      "En algunos préstamos convencionales el seguro lo paga el prestamista, y algunos préstamos siguen otras reglas. Un oficial de préstamos conoce las del suyo.",
    ],
    figures: {
      fhaUpfront: "Prima inicial de la FHA",
      fhaAnnualAbove95: "Prima anual de la FHA, relación préstamo-valor de más de 95%, más de 15 años",
      fhaAnnualUpTo95: "Prima anual de la FHA, relación préstamo-valor de hasta 95%, más de 15 años",
      fhaShortAbove90: "Prima anual de la FHA, relación préstamo-valor de más de 90%, 15 años o menos",
      fhaShortUpTo90: "Prima anual de la FHA, relación préstamo-valor de hasta 90%, 15 años o menos",
      fhaMinimumDown: "Pago inicial mínimo de la FHA",
      conventionalMinimumDown: "Pago inicial mínimo de un préstamo convencional",
      vaFirstUse: "Cargo de financiamiento de la VA, primera vez, menos de 5% de pago inicial",
      vaLaterUse: "Cargo de financiamiento de la VA, usos posteriores, menos de 5% de pago inicial",
      vaFrom5Down: "Cargo de financiamiento de la VA, 5% de pago inicial o más",
      vaFrom10Down: "Cargo de financiamiento de la VA, 10% de pago inicial o más",
      usdaUpfront: "Cargo de garantía inicial del USDA, de todo el préstamo",
      usdaAnnual: "Cargo anual del USDA, del saldo",
      pmiLow: "Seguro hipotecario convencional, desde",
      pmiHigh: "Seguro hipotecario convencional, hasta",
      conformingLimit: "Límite de préstamo conforme, hasta el cual valen las primas de la FHA de arriba",
      taxableShare: "Parte del valor de la vivienda principal que paga impuesto en Utah",
    },
    frame: {
      title: "Calculadora de hipoteca",
      fields: {
        price: "Precio de la casa",
        down: "Pago inicial (enganche)",
        rate: "Tasa de interés",
        years: "Plazo del préstamo",
        tax: "Impuesto al año",
        insurance: "Seguro al año",
      },
      full: "Todos los costos, FHA, VA y USDA",
      pmi: "No incluye el seguro hipotecario.",
      otherLanguage: "English",
    },
  },
});
