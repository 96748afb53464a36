import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { limits } from "./amounts.ts";
import { compareRefinance, type Refinance } from "./refinance.ts";

const dollars = (amount: number) => Math.round(amount * 100);

const lower: Refinance = {
  old: { principal: dollars(300_000), rate: 7_500, months: 324 },
  oldInsurance: 0,
  rate: 6_000,
  months: 360,
  newInsurance: 0,
  closingCosts: dollars(6_000),
  isFinanced: false,
  stayMonths: 84,
};

describe("a refinance", () => {
  it("compares payments, costs and the month from which it pays", () => {
    const result = compareRefinance(lower);
    expect(result).toMatchObject({ loan: dollars(300_000), newPayment: dollars(1798.65), oldPayment: dollars(2162.2) });
    expect(result.monthlyDifference).toBe(dollars(363.55));
    // A point and a half of $300,000 is $375 of interest a month at first: 6,000 takes a little more than sixteen months, as both balances fall.
    expect(result.breakEven).toBe(17);
    expect(result.savedAtStay).toBeGreaterThan(0);
  });

  it("counts what is financed once, and its interest too", () => {
    const financedResult = compareRefinance({ ...lower, isFinanced: true });
    expect(financedResult.loan).toBe(dollars(306_000));
    expect(financedResult.breakEven).toBeGreaterThan(17);
  });

  it("counts mortgage insurance that ends by itself no longer than it would last", () => {
    const insuredResult = compareRefinance({ ...lower, oldInsurance: dollars(150) });
    const endsSoon = compareRefinance({ ...lower, oldInsurance: dollars(150), oldInsuranceMonths: 12 });
    expect(insuredResult.breakEven).toBeLessThan(17);
    expect(insuredResult.oldTotal - endsSoon.oldTotal).toBe(dollars(150) * (324 - 12));
  });

  it("never pays at the same rate with costs, however long the new loan", () => {
    const sameBodies = compareRefinance({ ...lower, rate: 7_500 });
    expect(sameBodies.breakEven).toBeUndefined();
    expect(sameBodies.monthlyDifference).toBeGreaterThan(0);
    expect(sameBodies.savedAtStay).toBeLessThan(0);
  });
});

const refinances = fc.record({
  old: fc.record({
    principal: fc.integer({ min: 1, max: dollars(2_000_000) }),
    rate: fc.integer({ min: 0, max: limits.rate }),
    months: fc.integer({ min: 1, max: limits.months }),
  }),
  oldInsurance: fc.integer({ min: 0, max: dollars(500) }),
  rate: fc.integer({ min: 0, max: limits.rate }),
  months: fc.integer({ min: 1, max: limits.months }),
  newInsurance: fc.integer({ min: 0, max: dollars(500) }),
  closingCosts: fc.integer({ min: 0, max: dollars(30_000) }),
  isFinanced: fc.boolean(),
  stayMonths: fc.integer({ min: 1, max: limits.months }),
});

describe("the break-even month of any refinance", () => {
  it("is the first in which the new loan has cost no more than the old one", () => {
    fc.assert(
      fc.property(refinances, (given) => {
        const { breakEven } = compareRefinance(given);
        const savedAfter = (stayMonths: number) => compareRefinance({ ...given, stayMonths }).savedAtStay;
        const last = Math.max(given.old.months, given.months);
        if (breakEven === undefined) for (const month of [1, 12, last]) expect(savedAfter(month)).toBeLessThan(0);
        else {
          expect(savedAfter(breakEven)).toBeGreaterThanOrEqual(0);
          if (breakEven > 1) expect(savedAfter(breakEven - 1)).toBeLessThan(0);
        }
      }),
      { numRuns: 100 },
    );
  });

  it("comes no later with lower costs", () => {
    fc.assert(
      fc.property(refinances, (given) => {
        fc.pre(given.closingCosts > 0);
        const month = (closingCosts: number) =>
          compareRefinance({ ...given, closingCosts, isFinanced: false }).breakEven ?? Number.POSITIVE_INFINITY;
        expect(month(given.closingCosts - 1)).toBeLessThanOrEqual(month(given.closingCosts));
      }),
      { numRuns: 100 },
    );
  });

  it("leaves totals that differ by what the costs and the interest differ", () => {
    fc.assert(
      fc.property(refinances, (given) => {
        const { years, oldTotal, newTotal } = compareRefinance(given);
        expect(years.at(-1)).toMatchObject({ oldCost: oldTotal, newCost: newTotal, saved: oldTotal - newTotal });
      }),
      { numRuns: 100 },
    );
  });
});
