import type { Setting } from "./setting.ts";

export const searchSettings = {
  "search.synonyms": {
    label: { en: "Words that mean the same thing in site search", es: "Palabras que significan lo mismo en la búsqueda del sitio" },
    about: {
      en: "One group per line, separated by commas, in both languages. A search for one word also finds texts that use the others.",
      es: "Un grupo por línea, separado por comas, en los dos idiomas. Quien busca una de las palabras encuentra textos que usan otra.",
    },
    kind: "multiline",
    default: [
      "down payment, pago inicial, enganche",
      "down payment assistance, down payment help, ayuda para el pago inicial, ayuda para el enganche, grant, subsidio",
      "credit score, puntaje de crédito, puntaje crediticio, puntuación de crédito, FICO",
      "Social Security, Seguro Social, SSN",
      "ITIN, tax ID, número de contribuyente",
      "closing costs, costos de cierre, gastos de cierre",
      "mortgage insurance, seguro hipotecario, PMI, MIP",
      "appraisal, tasación, avalúo",
      "calculator, calculadora",
      "refinance, refinanciar, refinanciamiento",
      "first home, first-time, primera casa, primera vivienda",
      "documents, papers, paperwork, documentos, papeles",
      "self-employed, cuenta propia, negocio propio, independiente",
      "WhatsApp, contact us, contáctenos",
      "application, apply, solicitud, solicitar, aplicar",
      "monthly payment, pago mensual, mensualidad",
      "property tax, impuesto sobre la propiedad, impuestos de la propiedad, impuesto predial",
      "earnest money, depósito de buena fe, depósito de garantía",
      "homeowner's insurance, seguro de propietario de vivienda, seguro de casa, seguro de vivienda, aseguranza",
      "pay stubs, talones de cheque, talones de pago, colillas de pago, recibos de nómina",
    ].join("\n"),
  },
} as const satisfies Record<string, Setting>;
