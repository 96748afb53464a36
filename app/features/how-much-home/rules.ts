import type { Amounts } from "#app/calculator-kit/figures.ts";
import { optional, requiredChoice, requiredNumber, type Values } from "#app/calculator-kit/rules.ts";
import { terms } from "#app/calculator-kit/terms.ts";
import { type Budget, housingAllowance, largestPrice } from "#lib/mortgage/affordability.ts";
import { limits, share } from "#lib/mortgage/amounts.ts";

export const affordabilityRules = {
  income: requiredNumber("money", { min: 100, max: limits.price }),
  debts: optional("money", { max: limits.yearlyCost }),
  savings: optional("money", { max: limits.price }),
  rate: requiredNumber("rate", { max: limits.rate }),
  years: requiredChoice(terms),
  costs: optional("rate", { max: 10_000 }),
  pmi: optional("rate", { max: limits.mortgageInsuranceRate }),
  hoa: optional("money", { max: limits.yearlyCost }),
};

type AffordabilityValues = Values<typeof affordabilityRules>;

export const ratioKeys = {
  cautiousHousing: "figures.ratios.cautiousHousing",
  cautiousTotal: "figures.ratios.cautiousTotal",
  usualHousing: "figures.ratios.usualHousing",
  usualTotal: "figures.ratios.usualTotal",
  upperHousing: "figures.ratios.upperHousing",
  upperTotal: "figures.ratios.upperTotal",
} as const;

export type Ratios = Amounts<typeof ratioKeys>;

export const levels = ["cautious", "usual", "upper"] as const;
type Level = (typeof levels)[number];

/** A budget of one level; without a price where its rule of thumb is out of date. */
export type LevelBudget = { level: Level; ratios?: { housing: number; total: number }; allowance: number; price: number; loan: number };

function budgetOf(values: AffordabilityValues): Budget {
  return {
    monthlyIncome: share(values.income, 1, 12),
    monthlyDebts: values.debts ?? 0,
    savings: values.savings ?? 0,
    rate: values.rate,
    months: 12 * Number(values.years),
    yearlyCostRate: values.costs ?? 0,
    insuranceRate: values.pmi ?? 0,
    monthlyDues: values.hoa ?? 0,
  };
}

export function levelBudgets(values: AffordabilityValues, figures: Ratios): LevelBudget[] {
  const budget = budgetOf(values);
  return levels.map((level) => {
    const [housing, total] = [figures[`${level}Housing`], figures[`${level}Total`]];
    if (housing === undefined || total === undefined) return { level, allowance: 0, price: 0, loan: 0 };
    const allowance = housingAllowance(budget, { housing, total });
    const price = largestPrice(budget, allowance);
    return { level, ratios: { housing, total }, allowance, price, loan: Math.max(0, price - budget.savings) };
  });
}
