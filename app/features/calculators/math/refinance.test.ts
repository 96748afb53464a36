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
    expect(result.ahead[0]?.from).toBe(17);
    expect(result.savedAtStay).toBeGreaterThan(0);
  });

  it("counts what is financed once, and its interest too", () => {
    const financedResult = compareRefinance({ ...lower, isFinanced: true });
    expect(financedResult.loan).toBe(dollars(306_000));
    expect(financedResult.ahead[0]?.from).toBeGreaterThan(17);
  });

  it("counts mortgage insurance that ends by itself no longer than it would last", () => {
    const insuredResult = compareRefinance({ ...lower, oldInsurance: dollars(150) });
    const endsSoon = compareRefinance({ ...lower, oldInsurance: dollars(150), oldInsuranceMonths: 12 });
    expect(insuredResult.ahead[0]?.from).toBeLessThan(17);
    expect(insuredResult.oldTotal - endsSoon.oldTotal).toBe(dollars(150) * (324 - 12));
  });

  it("never pays at the same rate with costs, however long the new loan", () => {
    const sameRate = compareRefinance({ ...lower, rate: 7_500 });
    expect(sameRate.ahead).toEqual([]);
    expect(sameRate.monthlyDifference).toBeGreaterThan(0);
    expect(sameRate.savedAtStay).toBeLessThan(0);
  });
});

/** The closed formulas of a loan, in dollars, without a schedule and without rounding to the cent. */
function annuity(principal: number, yearlyPercent: number, months: number) {
  const rate = yearlyPercent / 1200;
  const payment = rate === 0 ? principal / months : (principal * rate) / (1 - (1 + rate) ** -months);
  const balanceAfter = (paid: number) =>
    rate === 0 ? principal - payment * paid : principal * (1 + rate) ** paid - (payment * ((1 + rate) ** paid - 1)) / rate;
  const interestAfter = (month: number) => {
    const paid = Math.min(month, months);
    return payment * paid - (principal - balanceAfter(paid));
  };
  return { payment, interestAfter };
}

describe("numbers by the closed formulas", () => {
  it.each([
    { balance: 320_000, oldRate: 7.25, left: 360, rate: 6.5, years: 30, costs: 12_000, added: false, stay: 2 },
    { balance: 150_000, oldRate: 7, left: 60, rate: 5, years: 10, costs: 2_500, added: false, stay: 5 },
    { balance: 300_000, oldRate: 7.5, left: 324, rate: 6, years: 30, costs: 6_000, added: true, stay: 7 },
    { balance: 245_000, oldRate: 4.125, left: 288, rate: 6.875, years: 15, costs: 4_100, added: false, stay: 10 },
    { balance: 90_000, oldRate: 6, left: 96, rate: 0, years: 10, costs: 0, added: false, stay: 40 },
  ])("%o", ({ balance, oldRate, left, rate, years, costs, added, stay }) => {
    const [oldLoan, newLoan] = [annuity(balance, oldRate, left), annuity(balance + (added ? costs : 0), rate, 12 * years)];
    const saved = (month: number) => oldLoan.interestAfter(month) - newLoan.interestAfter(month) - costs;
    const last = Math.max(left, 12 * years);
    const firstAhead = Array.from({ length: last }, (_, index) => index + 1).find((month) => saved(month) >= 0);
    const result = compareRefinance({
      old: { principal: dollars(balance), rate: 1000 * oldRate, months: left },
      oldInsurance: 0,
      rate: 1000 * rate,
      months: 12 * years,
      newInsurance: 0,
      closingCosts: dollars(costs),
      isFinanced: added,
      stayMonths: 12 * stay,
    });
    expect(result.oldPayment / 100).toBeCloseTo(oldLoan.payment, 1);
    expect(result.newPayment / 100).toBeCloseTo(newLoan.payment, 1);
    expect(Math.abs(result.savedAtStay / 100 - saved(12 * stay))).toBeLessThan(5);
    expect(Math.abs(result.oldTotal / 100 - oldLoan.interestAfter(left))).toBeLessThan(5);
    expect(Math.abs(result.newTotal / 100 - newLoan.interestAfter(12 * years) - costs)).toBeLessThan(5);
    expect(result.ahead[0]?.from).toBe(firstAhead);
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

describe("the break-even of any refinance", () => {
  it("begins each stretch of months in which the new loan has cost no more than the old one, and no other month is in one", () => {
    fc.assert(
      fc.property(refinances, (given) => {
        const { ahead, lastMonth } = compareRefinance(given);
        const savedAfter = (stayMonths: number) => compareRefinance({ ...given, stayMonths }).savedAtStay;
        const isAhead = (month: number) => ahead.some(({ from, to }) => from <= month && month <= to);
        const edges = ahead.flatMap(({ from, to }) => [from - 1, from, to, to + 1]);
        for (const month of [...edges, 1, 12, given.stayMonths, lastMonth].filter((one) => one >= 1 && one <= lastMonth)) {
          expect(isAhead(month)).toBe(savedAfter(month) >= 0);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("comes no later with lower costs", () => {
    fc.assert(
      fc.property(refinances, (given) => {
        fc.pre(given.closingCosts > 0);
        const month = (closingCosts: number) =>
          compareRefinance({ ...given, closingCosts, isFinanced: false }).ahead[0]?.from ?? Number.POSITIVE_INFINITY;
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
