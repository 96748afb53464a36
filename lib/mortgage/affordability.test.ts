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
