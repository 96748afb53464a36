import { type Loan, monthlyPayment, paymentsOf } from "./loan.ts";

export type Refinance = {
  old: Loan;
  /** Per month, and for how many more payments; without an end, as long as the loan lasts. */
  oldInsurance: number;
  oldInsuranceMonths?: number;
  rate: number;
  months: number;
  newInsurance: number;
  closingCosts: number;
  /** Whether the costs are added to the new loan instead of paid. */
  isFinanced: boolean;
  /** How many months the borrower expects to keep the loan. */
  stayMonths: number;
};

/**
 * The cost of a loan up to a month is what was paid for having it: interest, mortgage insurance and the costs of the new one.
 * What was paid back is no cost, so that a longer term with a lower payment does not pass for a saving.
 */
function costsOf(loan: Loan, insurance: number, insuredMonths: number, atOnce: number): number[] {
  const costs = [atOnce];
  for (const [index, { interest }] of paymentsOf(loan).entries()) {
    costs.push((costs[index] ?? 0) + interest + (index < insuredMonths ? insurance : 0));
  }
  return costs;
}

const costAfter = (costs: number[], month: number) => costs[Math.min(month, costs.length - 1)] ?? 0;

export function compareRefinance(given: Refinance) {
  const { old, rate, months, closingCosts, isFinanced, stayMonths } = given;
  const next = { principal: old.principal + (isFinanced ? closingCosts : 0), rate, months };
  const oldCosts = costsOf(old, given.oldInsurance, given.oldInsuranceMonths ?? old.months, 0);
  const newCosts = costsOf(next, given.newInsurance, months, closingCosts);
  const longest = Math.max(oldCosts.length, newCosts.length) - 1;
  const savedAfter = (month: number) => costAfter(oldCosts, month) - costAfter(newCosts, month);
  const oldPayment = monthlyPayment(old);
  const newPayment = monthlyPayment(next);
  return {
    loan: next.principal,
    oldPayment,
    newPayment,
    monthlyDifference: oldPayment + given.oldInsurance - newPayment - given.newInsurance,
    /** The first month in which the new loan has cost no more than the old one would have. */
    breakEven: firstMonth(longest, (month) => savedAfter(month) >= 0),
    savedAtStay: savedAfter(stayMonths),
    oldTotal: costAfter(oldCosts, old.months),
    newTotal: costAfter(newCosts, months),
    /** Of the new loan while the old one would still run. */
    newTotalUntilOldEnd: costAfter(newCosts, old.months),
    years: Array.from({ length: Math.ceil(longest / 12) }, (_, index) => {
      const month = 12 * (index + 1);
      return { year: index + 1, oldCost: costAfter(oldCosts, month), newCost: costAfter(newCosts, month), saved: savedAfter(month) };
    }),
  };
}

export type RefinanceComparison = ReturnType<typeof compareRefinance>;

function firstMonth(last: number, holds: (month: number) => boolean): number | undefined {
  for (let month = 1; month <= last; month++) if (holds(month)) return month;
  return undefined;
}
