import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { limits } from "./amounts.ts";
import { monthlyPayment, paymentsOf } from "./loan.ts";

const dollars = (amount: number) => Math.round(amount * 100);
const percent = (rate: number) => Math.round(rate * 1000);

describe("the monthly payment equals the published tables", () => {
  // Payment per $100,000 by yearly rate, as printed in amortisation tables.
  it.each([
    [30, 4, 477.42],
    [30, 5, 536.82],
    [30, 5.5, 567.79],
    [30, 6, 599.55],
    [30, 6.5, 632.07],
    [30, 7, 665.3],
    [30, 7.5, 699.21],
    [30, 8, 733.76],
    [30, 9, 804.62],
    [30, 10, 877.57],
    [30, 12, 1028.61],
    [25, 6, 644.3],
    [20, 6, 716.43],
    [20, 7, 775.3],
    [15, 4, 739.69],
    [15, 5, 790.79],
    [15, 6, 843.86],
    [15, 7, 898.83],
    [15, 8, 955.65],
    [15, 10, 1074.61],
    [10, 6, 1110.21],
  ])("%i years at %f %%: $%f", (years, rate, payment) => {
    expect(monthlyPayment({ principal: dollars(100_000), rate: percent(rate), months: years * 12 })).toBe(dollars(payment));
  });

  // Factors per $1,000, printed to four places: the payment of ten thousand times as much has them all.
  it.each([
    [30, 5, 5.3682],
    [30, 6, 5.9955],
    [30, 7, 6.653],
    [15, 6, 8.4386],
  ])("%i years at %f %%: %f per $1,000", (years, rate, factor) => {
    const payment = monthlyPayment({ principal: dollars(10_000_000), rate: percent(rate), months: years * 12 });
    expect((payment / dollars(10_000)).toFixed(4)).toBe(factor.toFixed(4));
  });

  it.each([
    [200_000, 6.5, 1264.14],
    [250_000, 4.5, 1266.71],
    [300_000, 6, 1798.65],
    [165_000, 4.5, 836.03],
    [162_000, 3.875, 761.78],
  ])("$%i at %f %% over 30 years: $%f", (principal, rate, payment) => {
    expect(monthlyPayment({ principal: dollars(principal), rate: percent(rate), months: 360 })).toBe(dollars(payment));
  });

  it("without interest is an even share", () => {
    expect(monthlyPayment({ principal: dollars(120_000), rate: 0, months: 360 })).toBe(33_333);
  });
});

const loans = fc.record({
  principal: fc.integer({ min: 0, max: limits.principal }),
  rate: fc.integer({ min: 0, max: limits.rate }),
  months: fc.integer({ min: 1, max: limits.months }),
});
const smallLoans = fc.record({
  principal: fc.integer({ min: 0, max: 5_000 }),
  rate: fc.integer({ min: 0, max: limits.rate }),
  months: fc.integer({ min: 1, max: limits.months }),
});

describe("the payments of any loan", () => {
  it("pay back exactly what was borrowed, never grow the debt, and end at zero within the term", () => {
    fc.assert(
      fc.property(fc.oneof(loans, smallLoans), (loan) => {
        const payments = paymentsOf(loan);
        expect(payments.length).toBeLessThanOrEqual(loan.months);
        expect(payments.reduce((sum, { principal }) => sum + principal, 0)).toBe(loan.principal);
        expect(payments.every(({ interest, principal }) => interest >= 0 && principal >= 0)).toBe(true);
        expect(payments.at(-1)?.balance ?? 0).toBe(0);
      }),
      { numRuns: 200 },
    );
  });

  it("are all the level payment but the last", () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const level = monthlyPayment(loan);
        const earlierPayments = paymentsOf(loan).slice(0, -1);
        expect(earlierPayments.every(({ interest, principal }) => interest + principal === level)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it("grow with the amount and the rate, and shrink with the term", () => {
    fc.assert(
      fc.property(loans, ({ principal, rate, months }) => {
        fc.pre(principal < limits.principal && rate < limits.rate && months < limits.months);
        const payment = monthlyPayment({ principal, rate, months });
        expect(monthlyPayment({ principal: principal + 1, rate, months })).toBeGreaterThanOrEqual(payment);
        expect(monthlyPayment({ principal, rate: rate + 1, months })).toBeGreaterThanOrEqual(payment);
        expect(monthlyPayment({ principal, rate, months: months + 1 })).toBeLessThanOrEqual(payment);
      }),
      { numRuns: 100 },
    );
  });
});
