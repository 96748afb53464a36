import { monthlyShare, share, wholePerMonth } from "./amounts.ts";
import { type Loan, type Payment, paymentsOf } from "./loan.ts";

/**
 * Why mortgage insurance ends when it does: a conventional loan's by its balance or halfway through the term, FHA's after
 * eleven years, or with the loan because little was paid down or because the loan is no longer than that. USDA's annual
 * fee always ends with the loan.
 */
export type InsuranceEnd = "balance" | "halfway" | "elevenYears" | "termSmallDown" | "termShort" | "termUsda";

/** The premium of each insured month, and after how many payments the borrower may ask to end it earlier. */
export type MortgageInsurance = { premiums: number[]; mayAskAfter?: number; end?: InsuranceEnd };

/**
 * Private mortgage insurance of a borrower who pays on schedule: owed when more than 80 % of the price is borrowed. The
 * Homeowners Protection Act (12 U.S.C. 4902) lets one ask to end it when the schedule reaches 80 % of the price, and ends it
 * at 78 %, half-way through the term at the latest.
 */
export function privateInsurance(loan: Loan, price: number, payments: Payment[], yearlyRate: number): MortgageInsurance {
  const premium = monthlyShare(loan.principal, yearlyRate);
  if (loan.principal * 100 <= price * 80 || premium === 0) return { premiums: [] };
  const monthOf = (percent: number) => payments.findIndex(({ balance }) => balance * 100 <= price * percent) + 1;
  const [byBalance, halfway, askAfter] = [monthOf(78), Math.ceil(loan.months / 2), monthOf(80)];
  const endsAfter = Math.min(byBalance, halfway);
  return {
    premiums: Array(endsAfter).fill(premium),
    mayAskAfter: askAfter < endsAfter ? askAfter : undefined,
    end: byBalance <= halfway ? "balance" : "halfway",
  };
}

const elevenYears = 132;

/** With a tenth of the price paid down, FHA insurance is charged for eleven years; with less, for the whole term. */
function fhaEnd({ principal, months }: Loan, price: number): InsuranceEnd {
  if (principal * 100 > price * 90) return "termSmallDown";
  return months > elevenYears ? "elevenYears" : "termShort";
}

/** FHA's annual premium leaves out the upfront premium, also where it was added to the loan. */
export function fhaInsurance(base: Loan, price: number, yearlyRate: number): MortgageInsurance {
  const end = fhaEnd(base, price);
  return { premiums: averageBalancePremiums(base, end === "elevenYears" ? elevenYears : base.months, yearlyRate), end };
}

/** USDA's annual fee counts the upfront fee that was added to the loan. */
export const usdaInsurance = (loan: Loan, yearlyRate: number): MortgageInsurance => ({
  premiums: averageBalancePremiums(loan, loan.months, yearlyRate),
  end: "termUsda",
});

/** A percentage of the scheduled average balance of each year, in twelve parts. */
function averageBalancePremiums(loan: Loan, insuredMonths: number, yearlyRate: number): number[] {
  const payments = paymentsOf(loan);
  const openingBalances = payments.map((_, month) => payments[month - 1]?.balance ?? loan.principal);
  const premiums: number[] = [];
  for (let month = 0; month < Math.min(insuredMonths, payments.length); month++) {
    const year = openingBalances.slice(month - (month % 12)).slice(0, 12);
    const sum = year.reduce((total, balance) => total + balance, 0);
    premiums.push(month % 12 === 0 ? share(sum, yearlyRate, wholePerMonth * year.length) : (premiums[month - 1] ?? 0));
  }
  return premiums;
}
