import { roundedQuotient } from "./decimal.ts";

/**
 * Fixed-rate mortgages. Amounts are whole cents, yearly rates whole thousandths of a percent (6.5 % is 6500), so that
 * every step is exact and rounds where a lender's computer rounds: once per payment, to the cent, a half going up.
 */

export type Loan = { principal: number; rate: number; months: number };

export const limits = { price: 10_000_000_000, rate: 30_000, months: 480, mortgageInsuranceRate: 5_000, yearlyCost: 100_000_000 };

/** A whole per month: a rate of one thousandth of a percent a year is one part of these. */
const wholePerMonth = 12 * 100 * 1000;

/** The level payment of principal and interest. */
export function monthlyPayment({ principal, rate, months }: Loan): number {
  within("principal", principal, 0, limits.price);
  within("rate", rate, 0, limits.rate);
  within("months", months, 1, limits.months);
  if (rate === 0) return share(principal, 1, months);
  const whole = BigInt(wholePerMonth);
  const grown = (whole + BigInt(rate)) ** BigInt(months);
  return Number(roundedQuotient(BigInt(principal) * BigInt(rate) * grown, whole * (grown - whole ** BigInt(months))));
}

export type Payment = { interest: number; principal: number; balance: number };

/** Every payment until nothing is owed; the last one is whatever is left, so that the balance ends at exactly zero. */
export function paymentsOf(loan: Loan): Payment[] {
  const level = monthlyPayment(loan);
  const payments: Payment[] = [];
  let balance = loan.principal;
  while (balance > 0) {
    const interest = share(balance, loan.rate, wholePerMonth);
    const isLast = payments.length + 1 === loan.months || level >= balance + interest;
    const principal = isLast ? balance : level - interest;
    balance -= principal;
    payments.push({ interest, principal, balance });
  }
  return payments;
}

export type Mortgage = {
  price: number;
  downPayment: number;
  rate: number;
  months: number;
  yearlyTax: number;
  yearlyInsurance: number;
  /** Of the loan, per year. */
  mortgageInsuranceRate: number;
};

export type Estimate = ReturnType<typeof estimate>;
export type Year = { year: number; interest: number; principal: number; mortgageInsurance: number; balance: number };

export function estimate(mortgage: Mortgage) {
  const { price, downPayment, rate, months } = mortgage;
  within("price", price, 1, limits.price);
  within("downPayment", downPayment, 0, price);
  within("yearlyTax", mortgage.yearlyTax, 0, limits.yearlyCost);
  within("yearlyInsurance", mortgage.yearlyInsurance, 0, limits.yearlyCost);
  within("mortgageInsuranceRate", mortgage.mortgageInsuranceRate, 0, limits.mortgageInsuranceRate);
  const loan = { principal: price - downPayment, rate, months };
  const payments = paymentsOf(loan);
  const premium = share(loan.principal, mortgage.mortgageInsuranceRate, wholePerMonth);
  const insuredMonths = premium === 0 ? 0 : mortgageInsuranceMonths(loan, price, payments);
  const principalAndInterest = monthlyPayment(loan);
  const tax = share(mortgage.yearlyTax, 1, 12);
  const insurance = share(mortgage.yearlyInsurance, 1, 12);
  const mortgageInsurance = insuredMonths > 0 ? premium : 0;
  const withoutMortgageInsurance = principalAndInterest + tax + insurance;
  return {
    loan: loan.principal,
    first: payments[0] ?? { interest: 0, principal: 0, balance: 0 },
    principalAndInterest,
    tax,
    insurance,
    mortgageInsurance,
    insuredMonths,
    monthlyTotal: withoutMortgageInsurance + mortgageInsurance,
    withoutMortgageInsurance,
    totalInterest: payments.reduce((sum, payment) => sum + payment.interest, 0),
    years: yearsOf(payments, mortgageInsurance, insuredMonths),
  };
}

/**
 * Private mortgage insurance of a borrower who pays on schedule and asks for nothing: owed when more than 80 % of the
 * price is borrowed, ended by the Homeowners Protection Act (12 U.S.C. 4902) when the schedule reaches 78 % of it,
 * and half-way through the term at the latest.
 */
function mortgageInsuranceMonths({ principal, months }: Loan, price: number, payments: Payment[]): number {
  if (principal * 100 <= price * 80) return 0;
  const reached = payments.findIndex(({ balance }) => balance * 100 <= price * 78) + 1;
  return Math.min(reached, Math.ceil(months / 2));
}

function yearsOf(payments: Payment[], premium: number, insuredMonths: number): Year[] {
  const years: Year[] = [];
  for (const [index, { interest, principal, balance }] of payments.entries()) {
    const number = Math.floor(index / 12) + 1;
    const year = years[number - 1] ?? { year: number, interest: 0, principal: 0, mortgageInsurance: 0, balance };
    year.interest += interest;
    year.principal += principal;
    year.mortgageInsurance += index < insuredMonths ? premium : 0;
    year.balance = balance;
    years[number - 1] = year;
  }
  return years;
}

function share(amount: number, part: number, whole: number): number {
  return Number(roundedQuotient(BigInt(amount) * BigInt(part), BigInt(whole)));
}

function within(name: string, value: number, min: number, max: number): void {
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new RangeError(`${name} must be a whole number from ${min} to ${max}, not ${value}`);
  }
}
