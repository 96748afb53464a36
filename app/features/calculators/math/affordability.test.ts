import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Budget, housingAllowance, housingCosts, largestPrice } from "./affordability.ts";
import { limits } from "./amounts.ts";

const dollars = (amount: number) => Math.round(amount * 100);

const family: Budget = {
  monthlyIncome: dollars(8_000),
  monthlyDebts: dollars(500),
  savings: dollars(30_000),
  rate: 6_500,
  months: 360,
  yearlyCostRate: 900,
  insuranceRate: 600,
  monthlyDues: 0,
};

describe("what is left for housing", () => {
  it("is the smaller of what the two ratios leave", () => {
    expect(housingAllowance(family, { housing: 28_000, total: 36_000 })).toBe(dollars(2_240));
    expect(housingAllowance({ ...family, monthlyDebts: dollars(1_000) }, { housing: 28_000, total: 36_000 })).toBe(dollars(1_880));
    expect(housingAllowance({ ...family, monthlyDebts: dollars(9_000) }, { housing: 28_000, total: 36_000 })).toBe(0);
  });
});

/** The price at which the monthly cost equals the allowance, solved for it in dollars. */
function solvedPrice(
  allowance: number,
  budget: { savings: number; percent: number; years: number; costs: number; pmi: number; dues: number },
) {
  const rate = budget.percent / 1200;
  const paymentPerDollar = rate === 0 ? 1 / (12 * budget.years) : rate / (1 - (1 + rate) ** (-12 * budget.years));
  const priceWith = (insurance: number) => {
    const perBorrowed = paymentPerDollar + insurance;
    return (allowance - budget.dues + perBorrowed * budget.savings) / (perBorrowed + budget.costs / 1200);
  };
  const insuredPrice = priceWith(budget.pmi / 1200);
  return insuredPrice - budget.savings > 0.8 * insuredPrice ? insuredPrice : Math.min(priceWith(0), 5 * budget.savings);
}

describe("the largest price by a solved equation", () => {
  it.each([
    { allowance: 2_240, savings: 30_000, percent: 6.5, years: 30, costs: 0.9, pmi: 0.6, dues: 0 },
    { allowance: 1_250, savings: 5_000, percent: 7, years: 30, costs: 1.2, pmi: 0, dues: 0 },
    { allowance: 3_100, savings: 200_000, percent: 5.875, years: 15, costs: 1.1, pmi: 0.8, dues: 150 },
    { allowance: 1_800, savings: 12_000, percent: 8.25, years: 20, costs: 0, pmi: 1.1, dues: 90 },
    { allowance: 900, savings: 0, percent: 0, years: 10, costs: 0.7, pmi: 0, dues: 0 },
  ])("%o", (each) => {
    const price = largestPrice(
      {
        monthlyIncome: 0,
        monthlyDebts: 0,
        savings: dollars(each.savings),
        rate: Math.round(1000 * each.percent),
        months: 12 * each.years,
        yearlyCostRate: Math.round(1000 * each.costs),
        insuranceRate: Math.round(1000 * each.pmi),
        monthlyDues: dollars(each.dues),
      },
      dollars(each.allowance),
    );
    expect(Math.abs(price / 100 - solvedPrice(each.allowance, each))).toBeLessThan(5);
  });
});

const budgets = fc.record({
  monthlyIncome: fc.integer({ min: 0, max: dollars(100_000) }),
  monthlyDebts: fc.constant(0),
  savings: fc.integer({ min: 0, max: dollars(500_000) }),
  rate: fc.integer({ min: 0, max: limits.rate }),
  months: fc.integer({ min: 1, max: limits.months }),
  yearlyCostRate: fc.integer({ min: 0, max: 5_000 }),
  insuranceRate: fc.integer({ min: 0, max: limits.mortgageInsuranceRate }),
  monthlyDues: fc.integer({ min: 0, max: dollars(500) }),
});

describe("the largest price", () => {
  it("is affordable, and one dollar more is not", () => {
    fc.assert(
      fc.property(budgets, (budget) => {
        const price = largestPrice(budget, budget.monthlyIncome);
        fc.pre(price > 0 && price < limits.price);
        expect(housingCosts(budget)(price)).toBeLessThanOrEqual(budget.monthlyIncome);
        expect(housingCosts(budget)(price + 100)).toBeGreaterThan(budget.monthlyIncome);
      }),
      { numRuns: 100 },
    );
  });

  it("grows with income and savings, and shrinks with the rate", () => {
    fc.assert(
      fc.property(budgets, (budget) => {
        fc.pre(budget.rate < limits.rate);
        const price = largestPrice(budget, budget.monthlyIncome);
        expect(largestPrice(budget, budget.monthlyIncome + 1)).toBeGreaterThanOrEqual(price);
        expect(largestPrice({ ...budget, savings: budget.savings + 100 }, budget.monthlyIncome)).toBeGreaterThanOrEqual(price);
        expect(largestPrice({ ...budget, rate: budget.rate + 1 }, budget.monthlyIncome)).toBeLessThanOrEqual(price);
      }),
      { numRuns: 50 },
    );
  });

  it("is nothing where dues alone are too much", () => {
    expect(largestPrice({ ...family, monthlyDues: dollars(100) }, dollars(50))).toBe(0);
  });
});
