import { type FigureUnit, limitText } from "#lib/regulatory-limits.ts";
import type { Setting } from "./setting.ts";

type Source = { source: string; sourceEs?: string; checkedOn?: string; validUntil: string };

/** The day on which most figures of this release were checked. */
const checkedOn = "2026-11-15";
/** The day on which those added later were checked. */
const checkedLater = "2026-11-17";

const about = {
  en: 'The calculators use it and name its source. After its last day they say "ask us" instead.',
  es: "Las calculadoras la usan y nombran su fuente. Después de su último día dicen «pregúntenos».",
};

const figuresFrom =
  (unit: FigureUnit, source: Source) =>
  (value: string, en: string, es: string): Setting => ({
    label: { en, es },
    about,
    kind: "figure",
    unit,
    default: limitText({ value, checkedOn, ...source }),
  });

const fhaPremium = figuresFrom("percent", { source: "HUD, Mortgagee Letter 2023-05", validUntil: "2027-06-30" });
const fhaDown = figuresFrom("percent", { source: "12 U.S.C. 1709(b)(9); HUD Handbook 4000.1", validUntil: "2027-12-31" });
const fhaGuide = figuresFrom("percent", { source: "HUD Handbook 4000.1", validUntil: "2027-12-31" });
const vaFee = figuresFrom("percent", { source: "38 U.S.C. 3729; va.gov", validUntil: "2027-06-30" });
const insurers = figuresFrom("percent", {
  source: "Published rates of private mortgage insurers",
  sourceEs: "Tarifas publicadas de aseguradoras hipotecarias privadas",
  validUntil: "2027-06-30",
});
const conformingLimit = figuresFrom("dollars", { source: "FHFA", validUntil: "2026-12-31" });
const conventionalDown = figuresFrom("percent", {
  source: "Fannie Mae, 97% loan-to-value options",
  sourceEs: "Fannie Mae, préstamos de hasta 97% del valor",
  validUntil: "2027-06-30",
});
const vaDown = figuresFrom("percent", { source: "38 U.S.C. 3710; va.gov", validUntil: "2027-12-31" });
const usdaDown = figuresFrom("percent", { source: "7 CFR 3555; rd.usda.gov", validUntil: "2027-12-31" });
const itinDown = figuresFrom("percent", {
  source: "Published guidelines of lenders that make ITIN loans; each sets its own",
  sourceEs: "Guías publicadas de prestamistas que hacen préstamos con ITIN; cada uno pone la suya",
  validUntil: "2027-06-30",
});
const utahTax = figuresFrom("percent", { source: "Utah Code 59-2-103", validUntil: "2027-12-31" });
/** Only the range is known; what a county charges differs. */
const utahTaxEstimate = figuresFrom("percent", {
  source: "Our estimate: from 0.36 to 0.70% by county and city; your county knows yours",
  sourceEs: "Nuestra estimación: de 0.36 a 0.70% según el condado y la ciudad; pregunte en su condado",
  checkedOn: checkedLater,
  validUntil: "2027-06-30",
});
const insurersMiddle = figuresFrom("percent", {
  source: "Middle of the published range, 0.46 to 1.50%; yours depends on your credit score",
  sourceEs: "Mitad del rango publicado, de 0.46 a 1.50%; el suyo depende de su puntaje de crédito",
  checkedOn: checkedLater,
  validUntil: "2027-06-30",
});
/** A figure keeps this source until the office enters one that it can name. */
export const exampleSource = {
  en: "A cautious example, not a published figure: ask us",
  es: "Un ejemplo prudente, no una cifra publicada: pregúntenos",
};
const sampleFigure = figuresFrom("percent", {
  source: exampleSource.en,
  sourceEs: exampleSource.es,
  checkedOn: checkedLater,
  validUntil: "2027-06-30",
});
/** USDA sets its fees for each fiscal year; those from October 2026 on are not confirmed. */
const usdaFee = figuresFrom("percent", {
  source: "USDA Rural Development, fiscal year 2026; not confirmed since: ask us",
  sourceEs: "USDA Desarrollo Rural, año fiscal 2026; sin confirmar desde entonces: pregúntenos",
  checkedOn: checkedLater,
  validUntil: "2027-03-31",
});
const utahHelp = figuresFrom("dollars", { source: "Utah Code 63H-8-502", validUntil: "2027-06-30" });
const ruleOfThumb = figuresFrom("percent", { source: "Rule of thumb", sourceEs: "Regla práctica", validUntil: "2027-12-31" });

/** Figures the calculators use that others decide. An outdated one is not shown: visitors read "ask us" instead. */
export const regulatoryLimitSettings = {
  "figures.fha.upfront": fhaPremium("1.75", "FHA upfront premium, % of the loan", "Prima inicial de la FHA, % del préstamo"),
  "figures.fha.annualAbove95": fhaPremium(
    "0.55",
    "FHA annual premium: less than 5% down, loan of more than 15 years",
    "Prima anual de la FHA: menos de 5% de pago inicial, préstamo a más de 15 años",
  ),
  "figures.fha.annualUpTo95": fhaPremium(
    "0.50",
    "FHA annual premium: 5% down or more, loan of more than 15 years",
    "Prima anual de la FHA: 5% de pago inicial o más, préstamo a más de 15 años",
  ),
  "figures.fha.annualShortAbove90": fhaPremium(
    "0.40",
    "FHA annual premium: less than 10% down, loan of 15 years or less",
    "Prima anual de la FHA: menos de 10% de pago inicial, préstamo a 15 años o menos",
  ),
  "figures.fha.annualShortUpTo90": fhaPremium(
    "0.15",
    "FHA annual premium: 10% down or more, loan of 15 years or less",
    "Prima anual de la FHA: 10% de pago inicial o más, préstamo a 15 años o menos",
  ),
  "figures.fha.minimumDown": fhaDown("3.5", "FHA minimum down payment, % of the price", "Pago inicial mínimo de la FHA, % del precio"),
  "figures.conventional.minimumDown": conventionalDown(
    "3",
    "Conventional loans: smallest down payment, % of the price",
    "Préstamos convencionales: pago inicial mínimo, % del precio",
  ),
  "figures.va.minimumDown": vaDown(
    "0",
    "VA loans: smallest down payment, % of the price",
    "Préstamos de la VA: pago inicial mínimo, % del precio",
  ),
  "figures.usda.minimumDown": usdaDown(
    "0",
    "USDA loans: smallest down payment, % of the price",
    "Préstamos del USDA: pago inicial mínimo, % del precio",
  ),
  "figures.itin.downLow": itinDown(
    "10",
    "ITIN loans: smallest usual down payment, % of the price",
    "Préstamos con ITIN: pago inicial usual más bajo, % del precio",
  ),
  "figures.itin.downHigh": itinDown(
    "25",
    "ITIN loans: largest usual down payment, % of the price",
    "Préstamos con ITIN: pago inicial usual más alto, % del precio",
  ),
  "figures.pmi.low": insurers(
    "0.46",
    "Conventional mortgage insurance: lowest, % of the loan a year",
    "Seguro hipotecario convencional: mínimo, % del préstamo al año",
  ),
  "figures.pmi.high": insurers(
    "1.50",
    "Conventional mortgage insurance: highest, % of the loan a year",
    "Seguro hipotecario convencional: máximo, % del préstamo al año",
  ),
  "figures.va.firstUse": vaFee(
    "2.15",
    "VA funding fee: first VA loan, less than 5% down",
    "Cargo de financiamiento de la VA: primer préstamo de la VA, menos de 5% de pago inicial",
  ),
  "figures.va.laterUse": vaFee(
    "3.3",
    "VA funding fee: later VA loans, less than 5% down",
    "Cargo de financiamiento de la VA: préstamos de la VA siguientes, menos de 5% de pago inicial",
  ),
  "figures.va.from5Down": vaFee(
    "1.5",
    "VA funding fee: 5% down or more, but less than 10%",
    "Cargo de financiamiento de la VA: 5% de pago inicial o más, pero menos de 10%",
  ),
  "figures.va.from10Down": vaFee("1.25", "VA funding fee: 10% down or more", "Cargo de financiamiento de la VA: 10% de pago inicial o más"),
  "figures.va.refinance": vaFee(
    "0.5",
    "VA funding fee: refinancing to lower the rate (IRRRL)",
    "Cargo de financiamiento de la VA: refinanciamiento para bajar la tasa (IRRRL)",
  ),
  "figures.pmi.typical": insurersMiddle(
    "0.98",
    "Conventional mortgage insurance: typical, % of the loan a year",
    "Seguro hipotecario convencional: típico, % del préstamo al año",
  ),
  "figures.usda.upfront": usdaFee("1", "USDA upfront guarantee fee, % of the loan", "Cargo de garantía inicial del USDA, % del préstamo"),
  "figures.usda.annual": usdaFee("0.35", "USDA annual fee, % of the balance", "Cargo anual del USDA, % del saldo"),
  "figures.conformingLimit": conformingLimit(
    "832,750",
    "Conforming loan limit: home for one family",
    "Límite de préstamo conforme: casa para una familia",
  ),
  "figures.utah.taxableShare": utahTax(
    "55",
    "Share of a primary home's value that Utah taxes",
    "Parte del valor de la vivienda principal en Utah que paga impuesto",
  ),
  "figures.utah.propertyTax": utahTaxEstimate(
    "0.55",
    "Typical property tax of a primary home, % of the price a year",
    "Impuesto sobre la propiedad típico de la vivienda principal, % del precio al año",
  ),
  "figures.utah.homeInsurance": sampleFigure(
    "0.4",
    "Typical homeowner's insurance, % of the price a year",
    "Seguro de propietario de vivienda típico, % del precio al año",
  ),
  "figures.utah.closingCosts": sampleFigure("3", "Typical closing costs, % of the price", "Costos de cierre típicos, % del precio"),
  "figures.utah.firstHomeHelp": utahHelp(
    "20,000",
    "Maximum Utah assistance for first-time buyers of new homes",
    "Ayuda de Utah para quien compra su primera casa nueva, como máximo",
  ),
  "figures.ratios.cautiousHousing": ruleOfThumb(
    "25",
    "Cautious budget: housing, % of income",
    "Presupuesto prudente: vivienda, % del ingreso",
  ),
  "figures.ratios.cautiousTotal": ruleOfThumb(
    "33",
    "Cautious budget: housing and debts, % of income",
    "Presupuesto prudente: vivienda y deudas, % del ingreso",
  ),
  "figures.ratios.usualHousing": ruleOfThumb("28", "Usual budget: housing, % of income", "Presupuesto usual: vivienda, % del ingreso"),
  "figures.ratios.usualTotal": ruleOfThumb(
    "36",
    "Usual budget: housing and debts, % of income",
    "Presupuesto usual: vivienda y deudas, % del ingreso",
  ),
  "figures.ratios.upperHousing": fhaGuide("31", "Upper end (FHA): housing, % of income", "Tope (FHA): vivienda, % del ingreso"),
  "figures.ratios.upperTotal": fhaGuide(
    "43",
    "Upper end (FHA): housing and debts, % of income",
    "Tope (FHA): vivienda y deudas, % del ingreso",
  ),
} satisfies Record<`figures.${string}`, Setting>;

export type FigureKey = keyof typeof regulatoryLimitSettings;
