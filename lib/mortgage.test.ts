import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { estimate, limits, monthlyPayment, paymentsOf } from "./mortgage.ts";

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
  principal: fc.integer({ min: 0, max: limits.price }),
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
        const others = paymentsOf(loan).slice(0, -1);
        expect(others.every(({ interest, principal }) => interest + principal === level)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it("grow with the amount and the rate, and shrink with the term", () => {
    fc.assert(
      fc.property(loans, ({ principal, rate, months }) => {
        fc.pre(principal < limits.price && rate < limits.rate && months < limits.months);
        const payment = monthlyPayment({ principal, rate, months });
        expect(monthlyPayment({ principal: principal + 1, rate, months })).toBeGreaterThanOrEqual(payment);
        expect(monthlyPayment({ principal, rate: rate + 1, months })).toBeGreaterThanOrEqual(payment);
        expect(monthlyPayment({ principal, rate, months: months + 1 })).toBeLessThanOrEqual(payment);
      }),
      { numRuns: 100 },
    );
  });
});

const utah = {
  price: dollars(450_000),
  downPayment: dollars(22_500),
  rate: percent(6.5),
  months: 360,
  yearlyTax: dollars(2_500),
  yearlyInsurance: dollars(1_500),
  mortgageInsuranceRate: percent(0.6),
};

describe("an estimate", () => {
  it("adds tax, insurance and mortgage insurance to principal and interest", () => {
    expect(estimate(utah)).toMatchObject({
      loan: dollars(427_500),
      principalAndInterest: dollars(2702.09),
      first: { interest: dollars(2315.63), principal: dollars(386.46) },
      tax: dollars(208.33),
      insurance: dollars(125),
      mortgageInsurance: dollars(213.75),
      monthlyTotal: dollars(3249.17),
      withoutMortgageInsurance: dollars(3035.42),
    });
  });

  it("shows every year, and the years add up to the loan", () => {
    const { years, loan, totalInterest } = estimate(utah);
    expect(years).toHaveLength(30);
    expect(years.reduce((sum, { principal }) => sum + principal, 0)).toBe(loan);
    expect(years.reduce((sum, { interest }) => sum + interest, 0)).toBe(totalInterest);
    expect(years.at(-1)).toMatchObject({ year: 30, balance: 0 });
  });

  it("charges mortgage insurance until the schedule reaches 78 % of the price", () => {
    const { insuredMonths, years } = estimate(utah);
    const payments = paymentsOf({ principal: dollars(427_500), rate: utah.rate, months: 360 });
    expect(payments[insuredMonths - 2]?.balance).toBeGreaterThan(dollars(351_000));
    expect(payments[insuredMonths - 1]?.balance).toBeLessThanOrEqual(dollars(351_000));
    expect(years.reduce((sum, { mortgageInsurance }) => sum + mortgageInsurance, 0)).toBe(insuredMonths * dollars(213.75));
  });

  it("charges none from 80 % down, and some one cent above", () => {
    const atLimit = { ...utah, downPayment: dollars(90_000) };
    expect(estimate(atLimit)).toMatchObject({ mortgageInsurance: 0, insuredMonths: 0 });
    expect(estimate({ ...atLimit, downPayment: dollars(90_000) - 1 }).mortgageInsurance).toBe(dollars(180));
  });

  it("ends mortgage insurance half-way at the latest", () => {
    const slow = { ...utah, downPayment: 0, rate: percent(15) };
    expect(estimate(slow).insuredMonths).toBe(180);
  });

  it("of a house paid in full is tax and insurance alone", () => {
    expect(estimate({ ...utah, downPayment: utah.price })).toMatchObject({ loan: 0, monthlyTotal: dollars(333.33), years: [] });
  });

  it.each([
    { price: 0 },
    { price: limits.price + 1 },
    { downPayment: utah.price + 1 },
    { downPayment: -1 },
    { rate: limits.rate + 1 },
    { rate: 6.5 },
    { months: 0 },
    { months: 481 },
    { yearlyTax: -1 },
    { yearlyInsurance: Number.NaN },
    { mortgageInsuranceRate: limits.mortgageInsuranceRate + 1 },
  ])("refuses %o", (wrong) => {
    expect(() => estimate({ ...utah, ...wrong })).toThrow(RangeError);
  });
});
