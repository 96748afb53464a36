import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { limits } from "./amounts.ts";
import { paymentsOf } from "./loan.ts";
import type { ProgramLimits } from "./programs.ts";
import { estimatePurchase, type Purchase, programs } from "./purchase.ts";

const dollars = (amount: number) => Math.round(amount * 100);
const percent = (rate: number) => Math.round(rate * 1000);

const figures: ProgramLimits = {
  fhaUpfront: percent(1.75),
  fhaAnnualAbove95: percent(0.55),
  fhaAnnualUpTo95: percent(0.5),
  fhaShortAbove90: percent(0.4),
  fhaShortUpTo90: percent(0.15),
  vaFirstUse: percent(2.15),
  vaLaterUse: percent(3.3),
  vaFrom5Down: percent(1.5),
  vaFrom10Down: percent(1.25),
  conformingLimit: dollars(832_750),
};

const utah: Purchase = {
  price: dollars(450_000),
  downPayment: dollars(22_500),
  rate: percent(6.5),
  months: 360,
  program: "conventional",
  vaUse: "first",
  yearlyTax: dollars(2_500),
  yearlyInsurance: dollars(1_500),
  insuranceRate: percent(0.6),
  monthlyDues: dollars(40),
};

const estimate = (changes: Partial<Purchase>, known: ProgramLimits = figures) => estimatePurchase({ ...utah, ...changes }, known);

describe("a conventional loan", () => {
  it("costs principal, interest, tax, insurance, mortgage insurance and dues", () => {
    expect(estimate({})).toMatchObject({
      loan: dollars(427_500),
      upfrontFee: 0,
      principalAndInterest: dollars(2702.09),
      tax: dollars(208.33),
      insurance: dollars(125),
      mortgageInsurance: dollars(213.75),
      dues: dollars(40),
      monthlyTotal: dollars(3289.17),
      withoutMortgageInsurance: dollars(3075.42),
      omissions: [],
    });
  });

  it("shows every year, and the years add up to the loan", () => {
    const { years, loan, totalInterest, insuredMonths, mortgageInsurance = 0 } = estimate({});
    expect(years).toHaveLength(30);
    const sumOf = (part: "principal" | "interest" | "mortgageInsurance") => years.reduce((sum, year) => sum + year[part], 0);
    expect([sumOf("principal"), sumOf("interest"), sumOf("mortgageInsurance")]).toEqual([
      loan,
      totalInterest,
      insuredMonths * mortgageInsurance,
    ]);
    expect(years.at(-1)).toMatchObject({ year: 30, balance: 0 });
  });

  it("is insured until its schedule reaches 78 % of the price; from 80 % on one may ask", () => {
    const { insuredMonths, mayAskAfter = 0, insuranceEnd } = estimate({});
    expect(insuranceEnd).toBe("balance");
    const balances = paymentsOf({ principal: dollars(427_500), rate: utah.rate, months: 360 }).map(({ balance }) => balance);
    expect(balances[insuredMonths - 2]).toBeGreaterThan(dollars(351_000));
    expect(balances[insuredMonths - 1]).toBeLessThanOrEqual(dollars(351_000));
    expect(balances[mayAskAfter - 2]).toBeGreaterThan(dollars(360_000));
    expect(balances[mayAskAfter - 1]).toBeLessThanOrEqual(dollars(360_000));
    expect(mayAskAfter).toBeLessThan(insuredMonths);
  });

  it("is not insured at 80 % of the price, and is one cent above", () => {
    expect(estimate({ downPayment: dollars(90_000) })).toMatchObject({ mortgageInsurance: 0, insuredMonths: 0, mayAskAfter: undefined });
    expect(estimate({ downPayment: dollars(90_000) - 1 }).mortgageInsurance).toBe(dollars(180));
  });

  it("is insured half-way through its term at the latest", () => {
    expect(estimate({ downPayment: 0, rate: percent(15) })).toMatchObject({
      insuredMonths: 180,
      mayAskAfter: undefined,
      insuranceEnd: "halfway",
    });
  });

  it("says what its total leaves out", () => {
    const without = { yearlyTax: undefined, yearlyInsurance: undefined, insuranceRate: undefined };
    expect(estimate(without)).toMatchObject({
      omissions: ["tax", "insurance", "mortgageInsurance"],
      mortgageInsurance: undefined,
      monthlyTotal: dollars(2742.09),
    });
  });
});

describe("an FHA loan", () => {
  it("adds the upfront premium to the loan, and charges the annual one on each year's average balance of the rest", () => {
    const fha = estimate({ program: "fha", price: dollars(300_000), downPayment: dollars(10_500) });
    expect(fha).toMatchObject({ upfrontFee: dollars(5066.25), loan: dollars(294_566.25) });
    // A twelfth of 0.55 % of 289,500 is 132.69; the average balance of the first year is a little less.
    expect(fha.mortgageInsurance).toBeLessThan(dollars(132.69));
    expect(fha.mortgageInsurance).toBeGreaterThan(dollars(131.5));
    expect(
      fha.years.every(
        ({ mortgageInsurance }, index, years) => index === 0 || mortgageInsurance < (years[index - 1]?.mortgageInsurance ?? 0),
      ),
    ).toBe(true);
  });

  it.each([
    { down: 3.5, months: 360, insured: 360, end: "termSmallDown" },
    { down: 9.999, months: 360, insured: 360, end: "termSmallDown" },
    { down: 10, months: 360, insured: 132, end: "elevenYears" },
    { down: 20, months: 360, insured: 132, end: "elevenYears" },
    { down: 5, months: 300, insured: 300, end: "termSmallDown" },
    { down: 10, months: 180, insured: 132, end: "elevenYears" },
    { down: 5, months: 180, insured: 180, end: "termSmallDown" },
    { down: 20, months: 120, insured: 120, end: "termShort" },
    { down: 5, months: 120, insured: 120, end: "termSmallDown" },
  ])("is insured for $insured months with $down % down over $months: $end", ({ down, months, insured, end }) => {
    const downPayment = Math.round((utah.price * down) / 100);
    expect(estimate({ program: "fha", downPayment, months })).toMatchObject({ insuredMonths: insured, insuranceEnd: end });
  });

  it.each([
    { down: 3.5, years: 30, rate: 0.55 },
    { down: 5, years: 30, rate: 0.5 },
    { down: 10, years: 20, rate: 0.5 },
    { down: 5, years: 15, rate: 0.4 },
    { down: 9.9, years: 15, rate: 0.4 },
    { down: 10, years: 15, rate: 0.15 },
    { down: 10, years: 10, rate: 0.15 },
  ])("with $down % down over $years years costs $rate % of the first year's average balance", ({ down, years, rate }) => {
    const [months, borrowed] = [12 * years, (450_000 * (100 - down)) / 100];
    const [monthly, downPayment] = [0.065 / 12, Math.round((utah.price * down) / 100)];
    const payment = (borrowed * monthly) / (1 - (1 + monthly) ** -months);
    const balances = Array.from(
      { length: 12 },
      (_, month) => borrowed * (1 + monthly) ** month - (payment * ((1 + monthly) ** month - 1)) / monthly,
    );
    const average = balances.reduce((sum, balance) => sum + balance, 0) / 12;
    const premium = estimate({ program: "fha", downPayment, months }).mortgageInsurance ?? 0;
    expect(Math.abs(premium / 100 - (average * rate) / 1200)).toBeLessThan(0.02);
  });

  it("costs less from 95 % loan-to-value down", () => {
    const premium = (downPayment: number) => estimate({ program: "fha", downPayment }).mortgageInsurance ?? 0;
    expect(premium(dollars(22_500) - 1) / premium(dollars(22_500))).toBeCloseTo(1.1, 2);
  });

  it("leaves out premiums that are not known: of large loans and figures out of date", () => {
    expect(estimate({ program: "fha", months: 180 }).omissions).toEqual([]);
    const { fhaShortAbove90: _, ...withoutShort } = figures;
    expect(estimate({ program: "fha", months: 180 }, withoutShort).omissions).toEqual(["mortgageInsurance"]);
    expect(estimate({ program: "fha", price: dollars(900_000), downPayment: 0 }).omissions).toEqual(["mortgageInsurance"]);
    expect(estimate({ program: "fha" }, {})).toMatchObject({ omissions: ["mortgageInsurance", "upfrontFee"], upfrontFee: undefined });
  });
});

describe("a VA loan", () => {
  it.each([
    { down: 0, use: "first", fee: 2.15 },
    { down: 4.999, use: "first", fee: 2.15 },
    { down: 5, use: "first", fee: 1.5 },
    { down: 10, use: "first", fee: 1.25 },
    { down: 0, use: "later", fee: 3.3 },
    { down: 5, use: "later", fee: 1.5 },
    { down: 10, use: "later", fee: 1.25 },
    { down: 0, use: "exempt", fee: 0 },
  ] as const)("with $down % down and $use use has a funding fee of $fee %", ({ down, use, fee }) => {
    const downPayment = Math.round((utah.price * down) / 100);
    const { upfrontFee, mortgageInsurance } = estimate({ program: "va", vaUse: use, downPayment });
    expect({ upfrontFee, mortgageInsurance }).toEqual({
      upfrontFee: Math.round(((utah.price - downPayment) * fee) / 100),
      mortgageInsurance: 0,
    });
  });

  it("says when its fee is not known", () => {
    expect(estimate({ program: "va", downPayment: 0 }, {}).omissions).toEqual(["upfrontFee"]);
  });
});

it("a house paid in full costs tax, insurance and dues alone, regardless of the loan", () => {
  for (const program of programs) {
    const paid = estimate({ program, downPayment: utah.price }, {});
    expect(paid).toMatchObject({ loan: 0, monthlyTotal: dollars(373.33), years: [], omissions: [] });
  }
});

it("any purchase within the limits is estimated: the total is the sum of its parts, and costs more than without insurance", () => {
  const purchases = fc.record({
    price: fc.integer({ min: 1, max: limits.price }),
    part: fc.integer({ min: 0, max: 100 }),
    rate: fc.integer({ min: 0, max: limits.rate }),
    months: fc.integer({ min: 1, max: limits.months }),
    program: fc.constantFrom(...programs),
  });
  fc.assert(
    fc.property(purchases, ({ part, ...purchase }) => {
      const result = estimate({ ...purchase, downPayment: Math.floor((purchase.price * part) / 100) });
      const { principalAndInterest, tax = 0, insurance = 0, mortgageInsurance = 0, dues } = result;
      expect(result.monthlyTotal).toBe(principalAndInterest + tax + insurance + mortgageInsurance + dues);
      expect(result.insuredMonths).toBeLessThanOrEqual(purchase.months);
      expect(result.years.reduce((sum, { principal }) => sum + principal, 0)).toBe(result.loan);
    }),
    { numRuns: 150 },
  );
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
  { insuranceRate: limits.mortgageInsuranceRate + 1 },
  { monthlyDues: 0.5 },
])("refuses %o", (wrong) => {
  expect(() => estimate(wrong)).toThrow(RangeError);
});
