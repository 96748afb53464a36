import { amountUnits, downPaymentOf, downPaymentRules, partOf } from "#app/features/calculators/kit/down-payment.ts";
import { homePriceRule } from "#app/features/calculators/kit/home-price.ts";
import { optional, optionalChoice, requiredChoice, requiredNumber, terms, type Values } from "#app/features/calculators/kit/rules.ts";
import { type TypicalSources, wholeYear } from "#app/features/calculators/kit/typical-sources.ts";
import { limits } from "#app/features/calculators/math/amounts.ts";
import type { RentOrBuy } from "#app/features/calculators/math/rent-or-buy.ts";

const growth = optional("rate", { max: limits.growth });

export const rentOrBuyRules = {
  rent: requiredNumber("money", { max: limits.yearlyCost }),
  rentGrowth: growth,
  price: homePriceRule,
  ...downPaymentRules,
  rate: requiredNumber("rate", { max: limits.rate }),
  years: requiredChoice(terms),
  closing: optional("money", { max: limits.price, unitField: "closingUnit" }),
  closingUnit: optionalChoice(amountUnits),
  costs: optional("money", { max: limits.yearlyCost }),
  pmi: optional("rate", { max: limits.mortgageInsuranceRate }),
  hoa: optional("money", { max: limits.yearlyCost }),
  upkeep: growth,
  stay: requiredNumber("count", { min: 1, max: 40 }),
  growth: optional("rate", { min: -limits.growth, max: limits.growth }),
  savingsRate: growth,
  selling: growth,
};

export const rentOrBuyTypicalSources: TypicalSources = {
  closing: { parts: { typicalClosing: wholeYear }, unitField: "closingUnit" },
  costs: { parts: { typicalTax: wholeYear, typicalInsurance: wholeYear }, isShareOfPrice: true },
  pmi: { parts: { typicalPmi: wholeYear } },
};

export type RentOrBuyValues = Values<typeof rentOrBuyRules>;

export function rentOrBuyOf(values: RentOrBuyValues): RentOrBuy {
  return {
    rent: values.rent,
    rentGrowth: values.rentGrowth ?? 0,
    price: values.price,
    downPayment: downPaymentOf(values),
    rate: values.rate,
    months: 12 * Number(values.years),
    closingCosts: partOf(values.price, values.closing, values.closingUnit),
    yearlyCosts: values.costs ?? 0,
    monthlyDues: values.hoa ?? 0,
    insuranceRate: values.pmi ?? 0,
    maintenanceRate: values.upkeep ?? 0,
    valueGrowth: values.growth ?? 0,
    savingsRate: values.savingsRate ?? 0,
    sellingRate: values.selling ?? 0,
    years: values.stay,
  };
}
