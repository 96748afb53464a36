import { type Loan, monthlyPayment, paymentsOf } from "./loan.ts";
import { stretchesWhere } from "./stretches.ts";

export type Refinance = {
  old: Loan;
  /** Per month; without a number of months, for the whole term. */
  oldInsurance: number;
  oldInsuranceMonths?: number;
  rate: number;
  months: number;
  newInsurance: number;
  closingCosts: number;
  isFinanced: boolean;
  stayMonths: number;
};

/** Running totals by month, starting with zero. */
type RunningCosts = { interest: number[]; insurance: number[] };

/**
 * The cost of a loan is interest and mortgage insurance, and closing costs of the new one. Principal is not a cost:
 * otherwise a longer term with a lower payment would look like a saving.
 */
function runningCosts(loan: Loan, insurance: number, insuredMonths: number): RunningCosts {
  const costs: RunningCosts = { interest: [0], insurance: [0] };
  for (const [index, { interest }] of paymentsOf(loan).entries()) {
    costs.interest.push((costs.interest[index] ?? 0) + interest);
    costs.insurance.push((costs.insurance[index] ?? 0) + (index < insuredMonths ? insurance : 0));
  }
  return costs;
}

const amountAfter = (amounts: number[], month: number) => amounts[Math.min(month, amounts.length - 1)] ?? 0;

const costAfter = ({ interest, insurance }: RunningCosts, month: number) => amountAfter(interest, month) + amountAfter(insurance, month);

export function compareRefinance(given: Refinance) {
  const { old, rate, months, closingCosts, isFinanced, stayMonths } = given;
  const next = { principal: old.principal + (isFinanced ? closingCosts : 0), rate, months };
  const oldCosts = runningCosts(old, given.oldInsurance, given.oldInsuranceMonths ?? old.months);
  const newCosts = runningCosts(next, given.newInsurance, months);
  const newCostsAtOldTerm = runningCosts({ ...next, months: old.months }, given.newInsurance, old.months);
  const longest = Math.max(oldCosts.interest.length, newCosts.interest.length) - 1;
  const newCostAfter = (month: number) => costAfter(newCosts, month) + closingCosts;
  const savedAfter = (month: number) => costAfter(oldCosts, month) - newCostAfter(month);
  const oldPayment = monthlyPayment(old);
  const newPayment = monthlyPayment(next);
  return {
    loan: next.principal,
    oldPayment,
    newPayment,
    monthlyDifference: oldPayment + given.oldInsurance - newPayment - given.newInsurance,
    /** How much of the lower payment comes from the longer term alone. */
    stretchedPart: months > old.months ? monthlyPayment({ ...next, months: old.months }) - newPayment : 0,
    /** The months in which the new loan has cost no more than the old one would have. */
    ahead: stretchesWhere(longest, (month) => savedAfter(month) >= 0),
    lastMonth: longest,
    savedAtStay: savedAfter(stayMonths),
    interestSavedAtStay: amountAfter(oldCosts.interest, stayMonths) - amountAfter(newCosts.interest, stayMonths),
    insuranceSavedAtStay: amountAfter(oldCosts.insurance, stayMonths) - amountAfter(newCosts.insurance, stayMonths),
    oldTotal: costAfter(oldCosts, old.months),
    newTotal: newCostAfter(months),
    newTotalAtOldTerm: costAfter(newCostsAtOldTerm, old.months) + closingCosts,
    /** Of the new loan while the old one would still run. */
    newTotalUntilOldEnd: newCostAfter(old.months),
    years: Array.from({ length: Math.ceil(longest / 12) }, (_, index) => {
      const month = 12 * (index + 1);
      return { year: index + 1, oldCost: costAfter(oldCosts, month), newCost: newCostAfter(month), saved: savedAfter(month) };
    }),
  };
}

export type RefinanceComparison = ReturnType<typeof compareRefinance>;
