import { optional, requiredChoice, requiredNumber, terms, type Values } from "#app/features/calculators/kit/rules.ts";
import { limits } from "#app/features/calculators/math/amounts.ts";
import type { Refinance } from "#app/features/calculators/math/refinance.ts";

export const financings = ["paid", "added"] as const;

export const refinanceRules = {
  balance: requiredNumber("money", { min: 100_000, max: limits.price }),
  oldRate: requiredNumber("rate", { max: limits.rate }),
  left: requiredNumber("count", { min: 1, max: limits.months }),
  oldPmi: optional("money", { max: limits.yearlyCost }),
  oldPmiLeft: optional("count", { max: limits.months }),
  rate: requiredNumber("rate", { max: limits.rate }),
  years: requiredChoice(terms),
  costs: requiredNumber("money", { max: limits.yearlyCost }),
  financed: requiredChoice(financings),
  pmi: optional("money", { max: limits.yearlyCost }),
  stay: requiredNumber("count", { min: 1, max: 40 }),
};

export type RefinanceValues = Values<typeof refinanceRules>;

export function refinanceOf(values: RefinanceValues): Refinance {
  return {
    old: { principal: values.balance, rate: values.oldRate, months: values.left },
    oldInsurance: values.oldPmi ?? 0,
    oldInsuranceMonths: values.oldPmiLeft,
    rate: values.rate,
    months: 12 * Number(values.years),
    newInsurance: values.pmi ?? 0,
    closingCosts: values.costs,
    isFinanced: values.financed === "added",
    stayMonths: 12 * values.stay,
  };
}

export const refinanceFigureKeys = { vaRefinance: "figures.va.refinance" } as const;
