import { limits, monthlyShare, requireWithin, wholeRate, yearlyShare } from "./amounts.ts";
import { paymentAt } from "./loan.ts";

/** Debt-to-income limits, before taxes: for housing, and for housing with all other debts; in thousandths of a percent. */
type DebtRatios = { housing: number; total: number };

export type Budget = {
  monthlyIncome: number;
  monthlyDebts: number;
  /** For the down payment. */
  savings: number;
  rate: number;
  months: number;
  /** Property tax and homeowner's insurance, of the price, per year. */
  yearlyCostRate: number;
  /** Of the loan, per year, while more than 80 % of the price is borrowed. */
  insuranceRate: number;
  monthlyDues: number;
};

/** The smaller of the two ratios decides. */
export function housingAllowance({ monthlyIncome, monthlyDebts }: Budget, { housing, total }: DebtRatios): number {
  return Math.max(0, Math.min(yearlyShare(monthlyIncome, housing), yearlyShare(monthlyIncome, total) - monthlyDebts));
}

/** The monthly cost of a home by its price, in the first month. */
export function housingCosts(budget: Budget): (price: number) => number {
  const payment = paymentAt(budget.rate, budget.months);
  return (price) => {
    const principal = Math.max(0, price - budget.savings);
    const insurance = principal * 100 > price * 80 ? monthlyShare(principal, budget.insuranceRate) : 0;
    return payment(principal) + monthlyShare(price, budget.yearlyCostRate) + insurance + budget.monthlyDues;
  };
}

const dollar = 100;

/** The highest price, in whole dollars, whose monthly cost the allowance covers. */
export function largestPrice(budget: Budget, allowance: number): number {
  requireWithin("yearlyCostRate", budget.yearlyCostRate, 0, wholeRate);
  const costOf = housingCosts(budget);
  let [affordable, tooHigh] = [0, limits.price / dollar + 1];
  while (tooHigh - affordable > 1) {
    const middle = Math.floor((affordable + tooHigh) / 2);
    if (costOf(middle * dollar) <= allowance) affordable = middle;
    else tooHigh = middle;
  }
  return affordable * dollar;
}
