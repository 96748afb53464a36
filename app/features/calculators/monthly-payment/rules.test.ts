import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { limits } from "#app/features/calculators/math/amounts.ts";
import { paymentsOf } from "#app/features/calculators/math/loan.ts";
import { estimatePurchase, programs } from "#app/features/calculators/math/purchase.ts";
import { paymentTexts } from "#app/features/calculators/texts/monthly-payment.ts";
import { insuranceEndSentences } from "./payment-calculator.tsx";
import { checkPayment, type PaymentValues, purchaseOf } from "./rules.ts";

const figures = {
  fhaUpfront: 1_750,
  fhaAnnualAbove95: 550,
  fhaAnnualUpTo95: 500,
  fhaShortAbove90: 400,
  fhaShortUpTo90: 150,
  fhaMinimumDown: 3_500,
  conformingLimit: 83_275_000,
};

const fha: PaymentValues = {
  price: 40_000_000,
  down: 3_500,
  downUnit: "percent",
  program: "fha",
  vaUse: undefined,
  rate: 6_500,
  years: "30",
  buydown: undefined,
  tax: undefined,
  insurance: undefined,
  pmi: undefined,
  hoa: undefined,
};

describe("an FHA loan", () => {
  const problems = (changes: Partial<PaymentValues>, known: typeof figures | object = figures) =>
    checkPayment({ ...fha, ...changes }, known);

  it("needs its minimum down payment, in percent or dollars", () => {
    expect(problems({})).toEqual({});
    for (const down of [undefined, 0, 3_499]) expect(problems({ down })).toEqual({ down: { kind: "belowMinimum", share: 3_500 } });
    expect(problems({ down: 1_400_000, downUnit: "amount" })).toEqual({});
    expect(problems({ down: 1_399_999, downUnit: "amount" })).toHaveProperty("down");
    expect(problems({ down: 41_000_000, downUnit: "amount" })).toEqual({ down: { kind: "abovePrice" } });
  });

  it("gets no estimate while its minimum is out of date", () => {
    const { fhaMinimumDown: _, ...others } = figures;
    for (const down of [undefined, 0, 3_500, 20_000]) expect(problems({ down }, others)).toEqual({ down: { kind: "unknownMinimum" } });
    expect(problems({ down: 0, program: "conventional" }, others)).toEqual({});
  });

  it("is the only one that has FHA's minimum", () => {
    expect(problems({ down: 0, program: "conventional" })).toEqual({});
    expect(problems({ down: 0, program: "va", vaUse: "first" })).toEqual({});
  });
});

it("what is said about the end of mortgage insurance follows from the schedule", () => {
  const given = fc.record({
    price: fc.integer({ min: 10_000_000, max: 80_000_000 }),
    down: fc.integer({ min: 0, max: 30_000 }),
    rate: fc.integer({ min: 0, max: limits.rate }),
    years: fc.constantFrom("30", "25", "20", "15", "10") as fc.Arbitrary<PaymentValues["years"]>,
    program: fc.constantFrom(...programs),
    pmi: fc.constantFrom(undefined, 0, 600),
  });
  fc.assert(
    fc.property(given, (changes) => {
      const values: PaymentValues = { ...fha, ...changes, vaUse: "exempt" };
      const purchase = purchaseOf(values);
      const estimate = estimatePurchase(purchase, figures);
      const { insuranceEnd, insuredMonths, mayAskAfter } = estimate;
      const base = { principal: purchase.price - purchase.downPayment, rate: purchase.rate, months: purchase.months };
      const balanceAfter = (payment: number) => paymentsOf(base)[payment - 1]?.balance ?? 0;
      const paidDown = purchase.downPayment / purchase.price;
      if (insuredMonths === 0) expect(insuranceEndSentences(estimate, paymentTexts.en.ends)).toEqual([]);
      else if (insuranceEnd === "balance") expect(balanceAfter(insuredMonths)).toBeLessThanOrEqual(0.78 * purchase.price);
      else if (insuranceEnd === "halfway") expect(insuredMonths).toBe(purchase.months / 2);
      else if (insuranceEnd === "elevenYears") expect([insuredMonths, paidDown >= 0.1]).toEqual([132, true]);
      else if (insuranceEnd === "termSmallDown") expect(paidDown).toBeLessThan(0.1);
      else expect([paidDown >= 0.1, purchase.months <= 132]).toEqual([true, true]);
      if (mayAskAfter !== undefined) {
        expect(mayAskAfter).toBeLessThan(insuredMonths);
        expect(balanceAfter(mayAskAfter)).toBeLessThanOrEqual(0.8 * purchase.price);
      }
    }),
    { numRuns: 100 },
  );
});
