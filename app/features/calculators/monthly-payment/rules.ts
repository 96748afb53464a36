import { checkDownPayment, downPaymentOf, downPaymentRules } from "#app/features/calculators/kit/down-payment.ts";
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
import { limits, yearlyShare } from "#app/features/calculators/math/amounts.ts";
import { vaUses } from "#app/features/calculators/math/programs.ts";
import { type Purchase, programs } from "#app/features/calculators/math/purchase.ts";

/** The fields of the small calculator in an iframe. */
export const frameRules = {
  price: requiredNumber("money", { min: 100_000, max: limits.price }),
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
  conformingLimit: "figures.conformingLimit",
  vaFirstUse: "figures.va.firstUse",
  vaLaterUse: "figures.va.laterUse",
  vaFrom5Down: "figures.va.from5Down",
  vaFrom10Down: "figures.va.from10Down",
  pmiLow: "figures.pmi.low",
  pmiHigh: "figures.pmi.high",
  taxableShare: "figures.utah.taxableShare",
} as const;

export type PaymentLimits = Amounts<typeof paymentFigureKeys>;

export function checkPayment(values: PaymentValues, { fhaMinimumDown }: PaymentLimits): Problems {
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
  const { program, vaUse = "exempt", pmi, hoa = 0 } = values;
  return { ...framePurchase(values), program, vaUse, insuranceRate: pmi, monthlyDues: hoa };
}
