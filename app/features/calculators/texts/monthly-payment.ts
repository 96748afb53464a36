import { texts } from "#app/messages/texts.ts";
import { loanFields } from "./common.ts";

export const paymentTexts = texts({
  en: {
    title: "Monthly payment",
    description:
      "Estimate the full monthly payment on a home loan, conventional, FHA or VA, with taxes, insurance, mortgage insurance and HOA dues.",
    groups: { loan: "The home and the loan", costs: "Other costs" },
    fields: {
      ...loanFields.en,
      program: "Kind of loan",
      vaUse: "VA benefit",
      tax: "Property tax per year",
      insurance: "Homeowner's insurance per year",
    },
    programs: { conventional: "Conventional", fha: "FHA", va: "VA" },
    vaUses: { first: "First use", later: "Used before", exempt: "Exempt from the fee" },
    hints: {
      tax: (share: string, taxable: string) =>
        `A primary home in Utah is taxed on ${share} of its value (here ${taxable}), times the local rate`,
      taxRule: (share: string) => `A primary home in Utah is taxed on ${share} of its value, times the local rate`,
      pmi: (low: string, high: string) => `Percent of the loan; often ${low} to ${high}, depending on credit score`,
      pmiAsk: "Percent of the loan, depending on credit score: ask us",
    },
    result: {
      heading: "Monthly payment",
      principalAndInterest: "Principal and interest",
      tax: "Property tax",
      insurance: "Homeowner's insurance",
      mortgageInsurance: "Mortgage insurance",
      dues: "HOA dues",
      total: "Monthly total",
      loan: "Loan amount",
      upfront: { fha: "FHA upfront premium, added to the loan", va: "VA funding fee, added to the loan" },
      totalInterest: "Interest over the whole term",
    },
    omissions: {
      both: "This does not include taxes and insurance; the actual payment will be greater.",
      tax: "This does not include property tax; the actual payment will be greater.",
      insurance: "This does not include homeowner's insurance; the actual payment will be greater.",
      pmi: "With less than 20% down, you also pay mortgage insurance. Enter its yearly percentage to include it.",
      fha: "You also pay FHA mortgage insurance. We can't state the premium for this loan here: ask us.",
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
        "FHA mortgage insurance lasts for the whole term, because the term is not longer than 11 years. It falls as the balance falls.",
      va: "VA loans have no monthly mortgage insurance.",
    },
    yearly: {
      heading: "Year by year",
      principal: "Principal",
      interest: "Interest",
      mortgageInsurance: "Mortgage insurance",
      balance: "Balance",
      picture: (first: string, last: string, years: number) =>
        `Bars showing what you pay each year. Interest is ${first} of principal and interest in year 1 and ${last} in year ${years}. The table has every number.`,
      caption: "Principal, interest and mortgage insurance paid each year, and the balance at year end",
      nothing: "You aren't borrowing anything, so there is nothing to pay back.",
    },
    assumptions: [
      "A fixed rate and equal monthly payments, rounded to the cent and made on time, with a last payment that clears the rest.",
      "Taxes, insurance and dues stay the same. In real life they change, and so does your payment.",
      "FHA's upfront premium and the VA funding fee are added to the loan. FHA's yearly premium is a percentage of each year's average balance.",
      "On some conventional loans the lender pays for the insurance, and some loans follow other rules. A loan officer can tell you about yours.",
    ],
    figures: {
      fhaUpfront: "FHA upfront premium",
      fhaAnnualAbove95: "FHA annual premium, above 95% loan-to-value, more than 15 years",
      fhaAnnualUpTo95: "FHA annual premium, up to 95% loan-to-value, more than 15 years",
      fhaShortAbove90: "FHA annual premium, above 90% loan-to-value, 15 years or less",
      fhaShortUpTo90: "FHA annual premium, up to 90% loan-to-value, 15 years or less",
      fhaMinimumDown: "FHA minimum down payment",
      vaFirstUse: "VA funding fee, first use, less than 5% down",
      vaLaterUse: "VA funding fee, later use, less than 5% down",
      vaFrom5Down: "VA funding fee, 5% down or more",
      vaFrom10Down: "VA funding fee, 10% down or more",
      pmiLow: "Conventional mortgage insurance, from",
      pmiHigh: "Conventional mortgage insurance, to",
      conformingLimit: "Conforming loan limit; the FHA premiums above apply up to it",
      taxableShare: "Share of a primary home's value that Utah taxes",
    },
    frame: {
      title: "Mortgage calculator",
      fields: {
        ...loanFields.en,
        tax: "Property tax per year",
        insurance: "Insurance per year",
      },
      full: "All costs, FHA and VA",
      pmi: "Mortgage insurance is not included.",
      otherLanguage: "Español",
    },
  },
  es: {
    title: "Pago mensual",
    description:
      "Calcule el pago mensual completo de un préstamo para casa: convencional, FHA o VA, con impuestos, seguros y cuotas de la asociación.",
    groups: { loan: "La casa y el préstamo", costs: "Qué más se paga" },
    fields: {
      ...loanFields.es,
      program: "Tipo de préstamo",
      vaUse: "Beneficio de la VA",
      tax: "Impuesto sobre la propiedad al año",
      insurance: "Seguro de propietario de vivienda al año",
    },
    programs: { conventional: "Convencional", fha: "FHA", va: "VA" },
    vaUses: { first: "Primera vez", later: "Ya lo ha usado", exempt: "Exento del cargo" },
    hints: {
      tax: (share: string, taxable: string) =>
        `En Utah, la vivienda principal paga impuesto sobre el ${share} de su valor (aquí ${taxable}), por la tasa local`,
      taxRule: (share: string) => `En Utah, la vivienda principal paga impuesto sobre el ${share} de su valor, por la tasa local`,
      pmi: (low: string, high: string) => `Porcentaje del préstamo; suele ir de ${low} a ${high}, según su puntaje de crédito`,
      pmiAsk: "Porcentaje del préstamo, según su puntaje de crédito: pregúntenos",
    },
    result: {
      heading: "Pago mensual",
      principalAndInterest: "Capital e intereses",
      tax: "Impuesto sobre la propiedad",
      insurance: "Seguro de propietario de vivienda",
      mortgageInsurance: "Seguro hipotecario",
      dues: "Cuota de la asociación",
      total: "Total mensual",
      loan: "Monto del préstamo",
      upfront: { fha: "Prima inicial de la FHA, sumada al préstamo", va: "Cargo de financiamiento de la VA, sumado al préstamo" },
      totalInterest: "Intereses en todo el plazo",
    },
    omissions: {
      both: "No incluye impuestos ni seguro; el pago real será mayor.",
      tax: "No incluye el impuesto sobre la propiedad; el pago real será mayor.",
      insurance: "No incluye el seguro de propietario de vivienda; el pago real será mayor.",
      pmi: "Con menos del 20% de pago inicial se suma el seguro hipotecario. Escriba su porcentaje anual para incluirlo.",
      fha: "Se suma el seguro hipotecario de la FHA. Para este préstamo no podemos indicar aquí la prima: pregúntenos.",
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
      va: "Los préstamos de la VA no llevan seguro hipotecario mensual.",
    },
    yearly: {
      heading: "Año por año",
      principal: "Capital",
      interest: "Intereses",
      mortgageInsurance: "Seguro hipotecario",
      balance: "Saldo",
      picture: (first: string, last: string, years: number) =>
        `Barras de lo que se paga cada año. Los intereses son el ${first} de capital e intereses en el año 1 y el ${last} en el año ${years}. La tabla tiene todas las cifras.`,
      caption: "Capital, intereses y seguro hipotecario pagados cada año, y el saldo al final",
      nothing: "No se pide nada prestado, así que no hay nada que pagar.",
    },
    assumptions: [
      "Una tasa fija, pagos mensuales iguales redondeados al centavo, todos a tiempo, y un último pago que liquida el resto.",
      "Los impuestos, el seguro y las cuotas no cambian. En la vida real sí cambian, y su pago con ellos.",
      "La prima inicial de la FHA y el cargo de financiamiento de la VA se suman al préstamo. La prima anual de la FHA es un porcentaje del saldo promedio de cada año.",
      "En algunos préstamos convencionales el seguro lo paga el prestamista, y algunos préstamos siguen otras reglas. Un oficial de préstamos conoce las del suyo.",
    ],
    figures: {
      fhaUpfront: "Prima inicial de la FHA",
      fhaAnnualAbove95: "Prima anual de la FHA, relación préstamo-valor de más de 95%, más de 15 años",
      fhaAnnualUpTo95: "Prima anual de la FHA, relación préstamo-valor de hasta 95%, más de 15 años",
      fhaShortAbove90: "Prima anual de la FHA, relación préstamo-valor de más de 90%, 15 años o menos",
      fhaShortUpTo90: "Prima anual de la FHA, relación préstamo-valor de hasta 90%, 15 años o menos",
      fhaMinimumDown: "Pago inicial mínimo de la FHA",
      vaFirstUse: "Cargo de financiamiento de la VA, primera vez, menos de 5% de pago inicial",
      vaLaterUse: "Cargo de financiamiento de la VA, usos posteriores, menos de 5% de pago inicial",
      vaFrom5Down: "Cargo de financiamiento de la VA, 5% de pago inicial o más",
      vaFrom10Down: "Cargo de financiamiento de la VA, 10% de pago inicial o más",
      pmiLow: "Seguro hipotecario convencional, desde",
      pmiHigh: "Seguro hipotecario convencional, hasta",
      conformingLimit: "Límite de préstamo conforme, hasta el cual valen las primas de la FHA de arriba",
      taxableShare: "Parte del valor de la vivienda principal que paga impuesto en Utah",
    },
    frame: {
      title: "Calculadora de hipoteca",
      fields: {
        ...loanFields.es,
        tax: "Impuesto al año",
        insurance: "Seguro al año",
      },
      full: "Todos los costos, FHA y VA",
      pmi: "No incluye el seguro hipotecario.",
      otherLanguage: "English",
    },
  },
});
