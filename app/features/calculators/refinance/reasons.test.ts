import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readEntries } from "#app/features/calculators/kit/rules.ts";
import { limits } from "#app/features/calculators/math/amounts.ts";
import { monthlyPayment, paymentsOf } from "#app/features/calculators/math/loan.ts";
import { compareRefinance, type Refinance } from "#app/features/calculators/math/refinance.ts";
import { refinanceTexts } from "#app/features/calculators/texts/refinance.ts";
import { breakEvenText, outcomeOf, type Reason, reasonsOf } from "./reasons.ts";
import { refinanceOf, refinanceRules } from "./rules.ts";

const text = refinanceTexts.en.result;

function answer(query: string) {
  const { values } = readEntries(refinanceRules, Object.fromEntries(new URLSearchParams(query)));
  if (!values) throw new Error(`incomplete: ${query}`);
  const given = refinanceOf(values);
  const comparison = compareRefinance(given);
  return { outcome: outcomeOf(comparison), reasons: reasonsOf(given, comparison), breakEven: breakEvenText(comparison, text) };
}

const namesOf = (reasons: Reason[]) => reasons.map(({ name }) => name);

describe("the reasons of a refinance", () => {
  it("blame closing costs, not the term, where the term is unchanged and the stay too short", () => {
    const { outcome, reasons, breakEven } = answer(
      "balance=320000&oldRate=7.25&left=360&rate=6.5&years=30&costs=12000&financed=paid&stay=2",
    );
    expect(outcome).toBe("paysNot");
    expect(namesOf(reasons)).toEqual(["costsMore", "notRecovered", "aheadLater"]);
    expect(breakEven).toMatch(/^month \d+$/);
  });

  it("say until when a loan is ahead that falls behind before the stay ends", () => {
    const { outcome, reasons, breakEven } = answer("balance=150000&oldRate=7&left=60&rate=5&years=10&costs=2500&financed=paid&stay=5");
    expect(outcome).toBe("paysNot");
    expect(namesOf(reasons)).toEqual(["costsMore", "owedLonger", "costsOnTop", "aheadEarlier", "stretchedPartly"]);
    expect(breakEven).toMatch(/^months 13 to \d\d$/);
  });

  it("name a rate that is not lower, and a payment that only a longer term lowers", () => {
    const { reasons, breakEven } = answer("balance=200000&oldRate=5&left=180&rate=6&years=30&costs=3000&financed=added&stay=4");
    expect(namesOf(reasons)).toEqual(["costsMore", "rateNotLower", "costsOnTop", "stretchedOnly"]);
    expect(breakEven).toBe(text.never);
  });
});

const refinances: fc.Arbitrary<Refinance> = fc.record({
  old: fc.record({
    principal: fc.integer({ min: 100_000, max: 100_000_000 }),
    rate: fc.integer({ min: 0, max: limits.rate }),
    months: fc.integer({ min: 1, max: limits.months }),
  }),
  oldInsurance: fc.constantFrom(0, 0, 15_000),
  oldInsuranceMonths: fc.option(fc.integer({ min: 0, max: 200 }), { nil: undefined }),
  rate: fc.integer({ min: 0, max: limits.rate }),
  months: fc.constantFrom(120, 180, 240, 300, 360),
  newInsurance: fc.constantFrom(0, 0, 9_000),
  closingCosts: fc.integer({ min: 0, max: 2_000_000 }),
  isFinanced: fc.boolean(),
  stayMonths: fc.integer({ min: 1, max: 40 }).map((years) => 12 * years),
});

/** What was paid up to a month, added up payment by payment. */
function paid(given: Refinance, which: "old" | "new", month: number) {
  const { old, rate, months, isFinanced, closingCosts } = given;
  const loan = which === "old" ? old : { principal: old.principal + (isFinanced ? closingCosts : 0), rate, months };
  const payments = paymentsOf(loan).slice(0, month);
  const insuredMonths = which === "old" ? (given.oldInsuranceMonths ?? old.months) : months;
  return {
    loan,
    interest: payments.reduce((sum, { interest }) => sum + interest, 0),
    insurance: Math.min(payments.length, insuredMonths) * (which === "old" ? given.oldInsurance : given.newInsurance),
    costs: which === "old" ? 0 : closingCosts,
  };
}

type Paid = ReturnType<typeof paid>;
const total = ({ interest, insurance, costs }: Paid) => interest + insurance + costs;

/** Whether a reason is true, from the payments alone. */
function holds(reason: Reason, given: Refinance): boolean {
  const { old, rate, months, stayMonths, closingCosts } = given;
  const [before, after] = [paid(given, "old", stayMonths), paid(given, "new", stayMonths)];
  const [allBefore, allAfter] = [paid(given, "old", limits.months), paid(given, "new", limits.months)];
  const savedAt = (month: number) => total(paid(given, "old", month)) - total(paid(given, "new", month));
  const paymentOver = (term: number) => monthlyPayment({ ...after.loan, months: term });
  const difference = monthlyPayment(old) + given.oldInsurance - paymentOver(months) - given.newInsurance;
  switch (reason.name) {
    case "same":
      return Math.abs(savedAt(stayMonths)) < 50;
    case "costsMore":
      return savedAt(stayMonths) === -reason.cents;
    case "notRecovered": {
      const saved = before.interest + before.insurance - after.interest - after.insurance;
      return saved === reason.saved && saved > 0 && saved < closingCosts && closingCosts === reason.costs;
    }
    case "rateNotLower":
      return rate >= old.rate;
    case "owedLonger": {
      const owed = ({ loan }: Paid) => {
        const balances = [loan.principal, ...paymentsOf(loan).map(({ balance }) => balance)];
        return balances.slice(0, stayMonths).reduce((sum, balance) => sum + balance, 0);
      };
      return rate < old.rate && after.interest - before.interest === reason.cents && owed(after) > owed(before);
    }
    case "interestLess":
      return before.interest - after.interest === reason.cents;
    case "insuranceMore":
      return after.insurance - before.insurance === reason.cents;
    case "insuranceLess":
      return before.insurance - after.insurance === reason.cents;
    case "costsOnTop":
      return reason.cents === closingCosts;
    case "aheadLater":
      return reason.stretch.from > stayMonths && savedAt(reason.stretch.from) >= 0 && savedAt(reason.stretch.from - 1) < 0;
    case "aheadEarlier":
      return reason.stretch.to < stayMonths && savedAt(reason.stretch.to) >= 0 && savedAt(reason.stretch.to + 1) < 0;
    case "stretchedOnly":
      return (
        months > old.months && difference > 0 && paymentOver(old.months) + given.newInsurance >= monthlyPayment(old) + given.oldInsurance
      );
    case "stretchedPartly":
      return (
        months > old.months &&
        difference === reason.difference &&
        paymentOver(old.months) - paymentOver(months) === reason.part &&
        reason.part < difference
      );
    case "moreInAll":
      return total(allAfter) - total(allBefore) === reason.cents;
    case "moreInAllLonger": {
      const atOldTerm = total(paid({ ...given, months: old.months }, "new", limits.months));
      return months > old.months && total(allAfter) - total(allBefore) === reason.cents && atOldTerm <= total(allBefore);
    }
  }
}

it("every reason follows from the numbers, whatever they are", () => {
  fc.assert(
    fc.property(refinances, (given) => {
      const reasons = reasonsOf(given, compareRefinance(given));
      expect(reasons.filter((reason) => !holds(reason, given))).toEqual([]);
      expect(new Set(namesOf(reasons)).size).toBe(reasons.length);
    }),
    { numRuns: 300 },
  );
});

it("the verdict agrees with the break-even, and what does not pay has a reason", () => {
  fc.assert(
    fc.property(refinances, (given) => {
      const comparison = compareRefinance(given);
      const month = Math.min(given.stayMonths, comparison.lastMonth);
      const isAhead = comparison.ahead.some(({ from, to }) => from <= month && month <= to);
      const outcome = outcomeOf(comparison);
      if (outcome !== "same") expect(isAhead).toBe(outcome === "pays");
      if (outcome === "paysNot" && given.closingCosts >= 50) expect(reasonsOf(given, comparison).length).toBeGreaterThan(1);
    }),
    { numRuns: 200 },
  );
});
