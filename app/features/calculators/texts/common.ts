import { texts } from "#app/messages/texts.ts";

/** The labels of fields that several calculators have. */
export const loanFields = texts({
  en: {
    price: "Home price",
    down: "Down payment",
    rate: "Interest rate",
    years: "Loan term",
    pmi: "Mortgage insurance per year",
    hoa: "HOA dues per month",
  },
  es: {
    price: "Precio de la casa",
    down: "Pago inicial",
    rate: "Tasa de interés",
    years: "Plazo del préstamo",
    pmi: "Seguro hipotecario al año",
    hoa: "Cuota de la asociación (HOA) al mes",
  },
});

export const calculatorTexts = texts({
  en: {
    name: "Calculators",
    estimate: "An estimate, not an offer.",
    notALoan: "Not a loan application and not a commitment to lend. You choose every number; we don't fill in any for you.",
    calculate: "Calculate",
    choose: "Choose",
    optional: "optional",
    perMonth: "a month",
    years: (years: string | number) => (String(years) === "1" ? "1 year" : `${years} years`),
    units: { percent: "%", amount: "$" },
    unitOf: (field: string) => `Unit: ${field}`,
    partHint: (amount: string, share: string) => `${amount} (${share})`,
    hints: { rate: "A rate you were quoted or want to try", pmi: "Percent of the loan, with less than 20% down" },
    fillIn: "Your result will appear here once you fill in:",
    correct: "Please correct the marked fields",
    notIncluded: "not included",
    askUs: "ask us",
    problems: {
      missing: (field: string) => `${field}: please enter a number.`,
      noNumber: {
        money: (field: string) => `${field}: please enter an amount such as 1,500 or 1,500.50.`,
        rate: (field: string) => `${field}: please enter a percentage such as 6.5.`,
        count: (field: string) => `${field}: please enter a whole number.`,
      },
      noChoice: (field: string) => `${field}: please choose.`,
      range: (field: string, min: string, max: string) => `${field}: must be between ${min} and ${max}.`,
      abovePrice: (field: string) => `${field}: cannot be more than the home price.`,
      belowMinimum: (field: string, share: string) =>
        `${field}: an FHA loan needs at least ${share} of the price. Part of it can be a gift or down payment assistance.`,
      unknownMinimum: (field: string) =>
        `${field}: we're checking the FHA minimum, so we can't estimate an FHA loan here. Ask us, or choose another kind of loan.`,
    },
    year: "Year",
    table: "Show the numbers in a table",
    assumptions: "What this assumes",
    figures: {
      heading: "Figures used, and where they come from",
      checked: (source: string, day: string) => `${source}, checked on ${day}`,
      outOfDate: "This figure is being checked:",
    },
    actions: {
      heading: "Keep or share these numbers",
      copy: "Copy the link",
      copied: "Link copied",
      print: "Print",
      send: "Send these numbers to an officer",
      sendHint: "You'll see them next to our contact form and decide there whether to send them.",
    },
    others: "Other calculators",
  },
  es: {
    name: "Calculadoras",
    estimate: "Una estimación, no una oferta.",
    notALoan: "No es una solicitud ni un compromiso de préstamo. Usted elige cada número; aquí no hay nada llenado de antemano.",
    calculate: "Calcular",
    choose: "Elija",
    optional: "opcional",
    perMonth: "al mes",
    years: (years: string | number) => (String(years) === "1" ? "1 año" : `${years} años`),
    units: { percent: "%", amount: "$" },
    unitOf: (field: string) => `Unidad: ${field}`,
    partHint: (amount: string, share: string) => `${amount} (${share})`,
    hints: { rate: "Una tasa que le hayan cotizado o que quiera probar", pmi: "Porcentaje del préstamo, con menos de 20% de pago inicial" },
    fillIn: "Su resultado aparece aquí cuando haya llenado:",
    correct: "Por favor corrija los campos marcados",
    notIncluded: "no incluido",
    askUs: "pregúntenos",
    problems: {
      missing: (field: string) => `${field}: escriba un número.`,
      noNumber: {
        money: (field: string) => `${field}: escriba una cantidad como 1,500 o 1,500.50.`,
        rate: (field: string) => `${field}: escriba un porcentaje como 6.5.`,
        count: (field: string) => `${field}: escriba un número entero.`,
      },
      noChoice: (field: string) => `${field}: elija una opción.`,
      range: (field: string, min: string, max: string) => `${field}: debe estar entre ${min} y ${max}.`,
      abovePrice: (field: string) => `${field}: no puede ser mayor que el precio de la casa.`,
      belowMinimum: (field: string, share: string) =>
        `${field}: un préstamo de la FHA pide al menos ${share} del precio. Una parte puede venir de un regalo o de una ayuda.`,
      unknownMinimum: (field: string) =>
        `${field}: estamos revisando el mínimo de la FHA, así que aquí no podemos calcular un préstamo de la FHA. Pregúntenos o elija otro tipo de préstamo.`,
    },
    year: "Año",
    table: "Ver las cifras en una tabla",
    assumptions: "Qué supone este cálculo",
    figures: {
      heading: "Las cifras que usamos y de dónde vienen",
      checked: (source: string, day: string) => `${source}, revisado el ${day}`,
      outOfDate: "Estamos revisando esta cifra:",
    },
    actions: {
      heading: "Guarde o comparta estos números",
      copy: "Copiar el enlace",
      copied: "Enlace copiado",
      print: "Imprimir",
      send: "Enviar estos números a un oficial",
      sendHint: "Los verá junto a nuestro formulario de contacto y ahí decide si se envían.",
    },
    others: "Otras calculadoras",
  },
});
