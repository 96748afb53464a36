import { checkDownPayment, downPaymentOf, downPaymentRules } from "#app/features/calculators/kit/down-payment.ts";
import { homePriceRule } from "#app/features/calculators/kit/home-price.ts";
import type { Amounts } from "#app/features/calculators/kit/program-limits.ts";
import {
  optional,
  optionalChoice,
  type Problems,
  requiredChoice,
  requiredNumber,
  terms,
  type Values,
} from "#app/features/calculators/kit/rules.ts";
import { type TypicalSources, wholeYear } from "#app/features/calculators/kit/typical-sources.ts";
import { limits, yearlyShare } from "#app/features/calculators/math/amounts.ts";
import { buydowns, lowestRate } from "#app/features/calculators/math/buydown.ts";
import { vaUses } from "#app/features/calculators/math/programs.ts";
import { type Purchase, programs } from "#app/features/calculators/math/purchase.ts";

/** The fields of the small calculator in an iframe. */
export const frameRules = {
  price: homePriceRule,
  ...downPaymentRules,
  rate: requiredNumber("rate", { max: limits.rate }),
  years: requiredChoice(terms),
  tax: optional("money", { max: limits.yearlyCost }),
  insurance: optional("money", { max: limits.yearlyCost }),
};

/** In the order of the form, in which missing fields are listed. */
export const paymentRules = {
  price: frameRules.price,
  ...downPaymentRules,
  program: requiredChoice(programs),
  vaUse: optionalChoice(vaUses),
  rate: frameRules.rate,
  years: frameRules.years,
  buydown: optionalChoice(buydowns),
  tax: frameRules.tax,
  insurance: frameRules.insurance,
  pmi: optional("rate", { max: limits.mortgageInsuranceRate }),
  hoa: optional("money", { max: limits.yearlyCost }),
};

type EmbeddedValues = Values<typeof frameRules>;
export type PaymentValues = Values<typeof paymentRules>;

export const paymentFigureKeys = {
  fhaUpfront: "figures.fha.upfront",
  fhaAnnualAbove95: "figures.fha.annualAbove95",
  fhaAnnualUpTo95: "figures.fha.annualUpTo95",
  fhaShortAbove90: "figures.fha.annualShortAbove90",
  fhaShortUpTo90: "figures.fha.annualShortUpTo90",
  fhaMinimumDown: "figures.fha.minimumDown",
  conventionalMinimumDown: "figures.conventional.minimumDown",
  conformingLimit: "figures.conformingLimit",
  vaFirstUse: "figures.va.firstUse",
  vaLaterUse: "figures.va.laterUse",
  vaFrom5Down: "figures.va.from5Down",
  vaFrom10Down: "figures.va.from10Down",
  usdaUpfront: "figures.usda.upfront",
  usdaAnnual: "figures.usda.annual",
  pmiLow: "figures.pmi.low",
  pmiHigh: "figures.pmi.high",
  taxableShare: "figures.utah.taxableShare",
} as const;

export type PaymentLimits = Amounts<typeof paymentFigureKeys>;

export const paymentTypicalSources: TypicalSources = {
  tax: { parts: { typicalTax: wholeYear }, isShareOfPrice: true },
  insurance: { parts: { typicalInsurance: wholeYear }, isShareOfPrice: true },
  pmi: { parts: { typicalPmi: wholeYear } },
};

/** USDA guarantees loans of this term alone (7 CFR 3555.104). */
const usdaTerm = "30";

export function checkPayment(values: PaymentValues, figures: PaymentLimits): Problems {
  const { buydown, rate, program, years } = values;
  if (buydown && rate < lowestRate(buydown)) return { rate: { kind: "range", of: "rate", min: lowestRate(buydown), max: limits.rate } };
  if (program === "usda" && years !== usdaTerm) return { years: { kind: "usdaTerm" } };
  return checkDownPaymentOf(values, figures);
}

function checkDownPaymentOf(values: PaymentValues, { fhaMinimumDown }: PaymentLimits): Problems {
  if (values.program === "va" && values.vaUse === undefined) return { vaUse: { kind: "missing" } };
  if (values.program !== "fha") return checkDownPayment(values);
  if (fhaMinimumDown === undefined) return { down: { kind: "unknownMinimum" } };
  const isBelowMinimum = downPaymentOf(values) < yearlyShare(values.price, fhaMinimumDown);
  return isBelowMinimum ? { down: { kind: "belowMinimum", share: fhaMinimumDown } } : checkDownPayment(values);
}

/** The iframe has no field for mortgage insurance. */
export function framePurchase({ price, rate, years, tax, insurance, ...down }: EmbeddedValues): Purchase {
  const sharedNumbers = { price, downPayment: downPaymentOf({ price, ...down }), rate, months: 12 * Number(years) };
  return { ...sharedNumbers, yearlyTax: tax, yearlyInsurance: insurance, program: "conventional", vaUse: "exempt", monthlyDues: 0 };
}

export function purchaseOf(values: PaymentValues): Purchase {
  const { program, vaUse = "exempt", pmi, hoa = 0, buydown } = values;
  return { ...framePurchase(values), program, vaUse, insuranceRate: pmi, monthlyDues: hoa, buydown };
}
