import { roundedQuotient } from "#lib/decimal.ts";
import { limits, monthlyShare, requireWithin, wholePerMonth } from "./amounts.ts";

/** A fixed-rate loan that is paid back in level monthly payments. */
export type Loan = { principal: number; rate: number; months: number };

export const monthlyPayment = ({ principal, rate, months }: Loan): number => paymentAt(rate, months)(principal);

/** The level payment by principal; for many principals, the powers are computed once. */
export function paymentAt(rate: number, months: number): (principal: number) => number {
  requireWithin("rate", rate, 0, limits.rate);
  requireWithin("months", months, 1, limits.months);
  const wholeRate = BigInt(wholePerMonth);
  const growth = (wholeRate + BigInt(rate)) ** BigInt(months);
  const [dividend, divisor] =
    rate === 0 ? [1n, BigInt(months)] : [BigInt(rate) * growth, wholeRate * (growth - wholeRate ** BigInt(months))];
  return (principal) => {
    requireWithin("principal", principal, 0, limits.principal);
    return Number(roundedQuotient(BigInt(principal) * dividend, divisor));
  };
}

export type Payment = { interest: number; principal: number; balance: number };

/** The last payment is what is left, so that the balance ends at exactly zero. */
export function paymentsOf(loan: Loan): Payment[] {
  const level = monthlyPayment(loan);
  const payments: Payment[] = [];
  let balance = loan.principal;
  while (balance > 0) {
    const interest = monthlyShare(balance, loan.rate);
    const isLast = payments.length + 1 === loan.months || level >= balance + interest;
    const principal = isLast ? balance : level - interest;
    balance -= principal;
    payments.push({ interest, principal, balance });
  }
  return payments;
}

export type Year = { year: number; interest: number; principal: number; mortgageInsurance: number; balance: number };

/** The payments by year, with the mortgage insurance that each month costs. */
export function yearsOf(payments: Payment[], premiums: number[]): Year[] {
  const years: Year[] = [];
  for (const [index, { interest, principal, balance }] of payments.entries()) {
    const number = Math.floor(index / 12) + 1;
    const year = years[number - 1] ?? { year: number, interest: 0, principal: 0, mortgageInsurance: 0, balance };
    year.interest += interest;
    year.principal += principal;
    year.mortgageInsurance += premiums[index] ?? 0;
    year.balance = balance;
    years[number - 1] = year;
  }
  return years;
}
