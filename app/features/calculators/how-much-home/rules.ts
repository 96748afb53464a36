import type { Amounts } from "#app/features/calculators/kit/program-limits.ts";
import { optional, requiredChoice, requiredNumber, terms, type Values } from "#app/features/calculators/kit/rules.ts";
import { type TypicalSources, wholeYear } from "#app/features/calculators/kit/typical-sources.ts";
import { type Budget, housingAllowance, housingCosts, largestPrice } from "#app/features/calculators/math/affordability.ts";
import { limits, share, wholeRate, yearlyShare } from "#app/features/calculators/math/amounts.ts";

export const affordabilityRules = {
  income: requiredNumber("money", { min: 100_000, max: limits.price }),
  debts: optional("money", { max: limits.yearlyCost }),
  savings: optional("money", { max: limits.price }),
  rate: requiredNumber("rate", { max: limits.rate }),
  years: requiredChoice(terms),
  costs: optional("rate", { max: 10_000 }),
  pmi: optional("rate", { max: limits.mortgageInsuranceRate }),
  hoa: optional("money", { max: limits.yearlyCost }),
};

export type AffordabilityValues = Values<typeof affordabilityRules>;

export const affordabilityTypicalSources: TypicalSources = {
  costs: { parts: { typicalTax: wholeYear, typicalInsurance: wholeYear } },
  pmi: { parts: { typicalPmi: wholeYear } },
};

export const ratioKeys = {
  cautiousHousing: "figures.ratios.cautiousHousing",
  cautiousTotal: "figures.ratios.cautiousTotal",
  usualHousing: "figures.ratios.usualHousing",
  usualTotal: "figures.ratios.usualTotal",
  upperHousing: "figures.ratios.upperHousing",
  upperTotal: "figures.ratios.upperTotal",
} as const;

export type Ratios = Amounts<typeof ratioKeys>;

const levels = ["cautious", "usual", "upper"] as const;
/** Less than a dollar a month is no budget. */
const leastRoom = 100;

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

/** A budget of one level, why it leaves no room for a home, or that its rule of thumb is out of date. */
export type LevelBudget = ReturnType<typeof levelBudgets>[number];

export function levelBudgets(values: AffordabilityValues, ratios: Ratios) {
  const budget = budgetOf(values);
  return levels.map((level) => {
    const [housing, total] = [ratios[`${level}Housing`], ratios[`${level}Total`]];
    // A setting of 0 allows no budget at all: it is a mistake, not a rule of thumb.
    if (!housing || !total) return { level, state: "outOfDate" as const };
    return { level, ...assessBudget(budget, housing, total) };
  });
}

function assessBudget(budget: Budget, housing: number, total: number) {
  const { monthlyIncome, monthlyDebts, monthlyDues, savings } = budget;
  const allowance = housingAllowance(budget, { housing, total });
  if (allowance < leastRoom) {
    return {
      state: "debts" as const,
      share: shareOfIncome(monthlyDebts, budget),
      total,
      debtsAtMost: wholeDollarsDown(yearlyShare(monthlyIncome, total) - leastRoom),
      incomeFrom: incomeFrom(budget, total),
    };
  }
  if (allowance - monthlyDues < leastRoom) return { state: "dues" as const, dues: monthlyDues, allowance };
  const withoutDebts = yearlyShare(monthlyIncome, housing);
  const price = largestPrice(budget, allowance);
  const stopsAtInsurance = isInsuredFrom(budget, price);
  return {
    state: "room" as const,
    limit: allowance < withoutDebts ? ("debts" as const) : ("housing" as const),
    housingAllowance: withoutDebts,
    housing,
    total,
    allowance,
    /** Less than the allowance where one dollar more would add mortgage insurance. */
    payment: stopsAtInsurance ? housingCosts(budget)(price) : allowance,
    stopsAtInsurance,
    share: shareOfIncome(allowance, budget),
    price,
    loan: Math.max(0, price - savings),
  };
}

const dollar = 100;

/** Whether mortgage insurance starts right above this price, and is what stops the budget there. */
function isInsuredFrom(budget: Budget, price: number): boolean {
  const isInsured = (at: number) => budget.insuranceRate > 0 && (at - budget.savings) * 100 > at * 80;
  return !isInsured(price) && isInsured(price + dollar);
}

const wholeDollarsDown = (cents: number) => Math.max(0, Math.floor(cents / dollar) * dollar);

/** The lowest yearly income, in whole dollars, that leaves room. Amounts are rounded monthly, so the quotient is only close. */
function incomeFrom({ monthlyDebts }: Budget, total: number): number {
  const leavesRoom = (income: number) => yearlyShare(share(income, 1, 12), total) - monthlyDebts >= leastRoom;
  let income = wholeDollarsDown(share(12 * (monthlyDebts + leastRoom), wholeRate, total)) - 5 * dollar;
  while (!leavesRoom(income)) income += dollar;
  return income;
}

/** To a tenth of a percent, as it is shown. */
const shareOfIncome = (amount: number, { monthlyIncome }: Budget) => 100 * share(amount, wholeRate / 100, monthlyIncome);
