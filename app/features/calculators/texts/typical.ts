import { texts } from "#app/messages/texts.ts";

export const typicalTexts = texts({
  en: {
    fill: "Use typical Utah figures",
    fills: (fields: string) => `Fills in what you left empty: ${fields}. Never a price, a rate or a term.`,
    needsPrice: "Enter the home price first: these figures depend on it.",
    filled: (fields: string) => `Typical Utah figures, not your own: ${fields}. Change them as soon as you know yours.`,
    stillEmpty: (fields: string) => `Still empty: ${fields}.`,
    typical: "Typical for Utah",
    example: "Example",
    parts: {
      typicalTax: (rate: string) => `property tax, ${rate} of the price a year`,
      typicalInsurance: (rate: string) => `homeowner's insurance, ${rate} of the price a year`,
      typicalPmi: (rate: string) => `mortgage insurance, ${rate} of the loan a year`,
      typicalClosing: (rate: string) => `closing costs, ${rate} of the price`,
    },
    monthsOf: (months: number, part: string) => `${months} months of ${part}`,
    checked: (mark: string, part: string, source: string, day: string) => `${mark}: ${part} (${source}; checked on ${day}).`,
    unchecked: (mark: string, part: string, source: string) => `${mark}: ${part} (${source}).`,
    figures: {
      typicalTax: "Typical property tax of a primary home in Utah, of the price",
      typicalInsurance: "Homeowner's insurance, of the price",
      typicalPmi: "Conventional mortgage insurance, of the loan",
      typicalClosing: "Closing costs, of the price",
    },
  },
  es: {
    fill: "Usar cifras típicas de Utah",
    fills: (fields: string) => `Llena lo que usted dejó vacío: ${fields}. Nunca un precio, una tasa ni un plazo.`,
    needsPrice: "Escriba primero el precio de la casa: estas cifras dependen de él.",
    filled: (fields: string) => `Cifras típicas de Utah, no las suyas: ${fields}. Cámbielas en cuanto conozca sus propios números.`,
    stillEmpty: (fields: string) => `Sigue vacío: ${fields}.`,
    typical: "Típico de Utah",
    example: "Ejemplo",
    parts: {
      typicalTax: (rate: string) => `impuesto sobre la propiedad, ${rate} del precio al año`,
      typicalInsurance: (rate: string) => `seguro de propietario de vivienda, ${rate} del precio al año`,
      typicalPmi: (rate: string) => `seguro hipotecario, ${rate} del préstamo al año`,
      typicalClosing: (rate: string) => `costos de cierre, ${rate} del precio`,
    },
    monthsOf: (months: number, part: string) => `${months} meses de ${part}`,
    checked: (mark: string, part: string, source: string, day: string) => `${mark}: ${part} (${source}; revisado el ${day}).`,
    unchecked: (mark: string, part: string, source: string) => `${mark}: ${part} (${source}).`,
    figures: {
      typicalTax: "Impuesto sobre la propiedad típico de una vivienda principal en Utah, del precio",
      typicalInsurance: "Seguro de propietario de vivienda, del precio",
      typicalPmi: "Seguro hipotecario convencional, del préstamo",
      typicalClosing: "Costos de cierre, del precio",
    },
  },
});
