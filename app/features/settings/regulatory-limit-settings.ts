import { type FigureUnit, limitText } from "#lib/regulatory-limits.ts";
import type { Setting } from "./setting.ts";

type Source = { source: string; sourceEs?: string; validUntil: string };

/** The day on which the figures of this release were looked up. */
const checkedOn = "2026-11-15";

const about = {
  en: 'The calculators use it and name its source. After its last day they say "ask us" instead.',
  es: "Las calculadoras la usan y nombran su fuente. Después de su último día dicen «pregúntenos».",
};

const figure = (en: string, es: string, unit: FigureUnit, value: string, source: Source): Setting => ({
  label: { en, es },
  about,
  kind: "figure",
  unit,
  default: limitText({ value, checkedOn, ...source }),
  sample: false,
});

const fhaPremium = { source: "HUD, Mortgagee Letter 2023-05", validUntil: "2027-06-30" };
const vaFee = { source: "38 U.S.C. 3729; va.gov", validUntil: "2027-06-30" };
const insurers = {
  source: "Published rates of private mortgage insurers",
  sourceEs: "Tarifas publicadas de aseguradoras hipotecarias privadas",
  validUntil: "2027-06-30",
};
const ruleOfThumb = { source: "Rule of thumb", sourceEs: "Regla práctica", validUntil: "2027-12-31" };
const fhaGuide = { source: "HUD Handbook 4000.1", validUntil: "2027-12-31" };

/** Figures the calculators use that others decide. An outdated one is not shown: visitors read "ask us" instead. */
export const regulatoryLimitSettings = {
  "figures.fha.upfront": figure(
    "FHA upfront premium, % of the loan",
    "Prima inicial de la FHA, % del préstamo",
    "percent",
    "1.75",
    fhaPremium,
  ),
  "figures.fha.annualAbove95": figure(
    "FHA annual premium above 95 % loan-to-value, terms over 15 years",
    "Prima anual de la FHA con más de 95 % de préstamo sobre valor, plazos de más de 15 años",
    "percent",
    "0.55",
    fhaPremium,
  ),
  "figures.fha.annualUpTo95": figure(
    "FHA annual premium up to 95 % loan-to-value, terms over 15 years",
    "Prima anual de la FHA con hasta 95 % de préstamo sobre valor, plazos de más de 15 años",
    "percent",
    "0.50",
    fhaPremium,
  ),
  "figures.fha.annualShortAbove90": figure(
    "FHA annual premium above 90 % loan-to-value, terms of 15 years or less",
    "Prima anual de la FHA con más de 90 % de préstamo sobre valor, plazos de 15 años o menos",
    "percent",
    "0.40",
    fhaPremium,
  ),
  "figures.fha.annualShortUpTo90": figure(
    "FHA annual premium up to 90 % loan-to-value, terms of 15 years or less",
    "Prima anual de la FHA con hasta 90 % de préstamo sobre valor, plazos de 15 años o menos",
    "percent",
    "0.15",
    fhaPremium,
  ),
  "figures.fha.minimumDown": figure(
    "FHA minimum down payment, % of the price",
    "Pago inicial mínimo de la FHA, % del precio",
    "percent",
    "3.5",
    { source: "12 U.S.C. 1709(b)(9); HUD Handbook 4000.1", validUntil: "2027-12-31" },
  ),
  "figures.pmi.low": figure(
    "Conventional mortgage insurance per year, from",
    "Seguro hipotecario convencional al año, desde",
    "percent",
    "0.46",
    insurers,
  ),
  "figures.pmi.high": figure(
    "Conventional mortgage insurance per year, to",
    "Seguro hipotecario convencional al año, hasta",
    "percent",
    "1.50",
    insurers,
  ),
  "figures.va.firstUse": figure(
    "VA funding fee, first use, less than 5 % down",
    "Cargo de financiamiento de la VA, primer uso, menos de 5 % de pago inicial",
    "percent",
    "2.15",
    vaFee,
  ),
  "figures.va.laterUse": figure(
    "VA funding fee, later use, less than 5 % down",
    "Cargo de financiamiento de la VA, usos siguientes, menos de 5 % de pago inicial",
    "percent",
    "3.3",
    vaFee,
  ),
  "figures.va.from5Down": figure(
    "VA funding fee, 5 % to less than 10 % down",
    "Cargo de financiamiento de la VA, de 5 % a menos de 10 % de pago inicial",
    "percent",
    "1.5",
    vaFee,
  ),
  "figures.va.from10Down": figure(
    "VA funding fee, 10 % down or more",
    "Cargo de financiamiento de la VA, 10 % de pago inicial o más",
    "percent",
    "1.25",
    vaFee,
  ),
  "figures.va.refinance": figure(
    "VA funding fee for an interest rate reduction refinance (IRRRL)",
    "Cargo de financiamiento de la VA de un refinanciamiento para bajar la tasa (IRRRL)",
    "percent",
    "0.5",
    vaFee,
  ),
  "figures.conformingLimit": figure("Conforming loan limit, one unit", "Límite de préstamo conforme, una vivienda", "dollars", "832,750", {
    source: "FHFA",
    validUntil: "2026-12-31",
  }),
  "figures.utah.taxableShare": figure(
    "Share of a primary home's value that Utah taxes",
    "Parte del valor de la vivienda principal en Utah que paga impuesto",
    "percent",
    "55",
    {
      source: "Utah Code 59-2-103",
      validUntil: "2027-12-31",
    },
  ),
  "figures.utah.firstHomeHelp": figure(
    "Maximum Utah assistance for first-time buyers of new homes",
    "Ayuda de Utah para quien compra su primera casa nueva, como máximo",
    "dollars",
    "20,000",
    {
      source: "Utah Code 63H-8-502",
      validUntil: "2027-06-30",
    },
  ),
  "figures.ratios.cautiousHousing": figure(
    "Cautious budget: housing, % of income",
    "Presupuesto prudente: vivienda, % del ingreso",
    "percent",
    "25",
    ruleOfThumb,
  ),
  "figures.ratios.cautiousTotal": figure(
    "Cautious budget: housing and debts, % of income",
    "Presupuesto prudente: vivienda y deudas, % del ingreso",
    "percent",
    "33",
    ruleOfThumb,
  ),
  "figures.ratios.usualHousing": figure(
    "Usual budget: housing, % of income",
    "Presupuesto usual: vivienda, % del ingreso",
    "percent",
    "28",
    ruleOfThumb,
  ),
  "figures.ratios.usualTotal": figure(
    "Usual budget: housing and debts, % of income",
    "Presupuesto usual: vivienda y deudas, % del ingreso",
    "percent",
    "36",
    ruleOfThumb,
  ),
  "figures.ratios.upperHousing": figure(
    "Upper end (FHA): housing, % of income",
    "Tope (FHA): vivienda, % del ingreso",
    "percent",
    "31",
    fhaGuide,
  ),
  "figures.ratios.upperTotal": figure(
    "Upper end (FHA): housing and debts, % of income",
    "Tope (FHA): vivienda y deudas, % del ingreso",
    "percent",
    "43",
    fhaGuide,
  ),
} satisfies Record<`figures.${string}`, Setting>;

export type FigureKey = keyof typeof regulatoryLimitSettings;
