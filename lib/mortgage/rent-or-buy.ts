import { monthlyShare, share, wholeRate, yearlyShare } from "./amounts.ts";
import { monthlyPayment, paymentsOf } from "./loan.ts";

export type RentOrBuy = {
  rent: number;
  rentGrowth: number;
  price: number;
  downPayment: number;
  rate: number;
  months: number;
  closingCosts: number;
  /** Property tax and homeowner's insurance. */
  yearlyCosts: number;
  monthlyDues: number;
  /** Of the home's value, per year. */
  maintenanceRate: number;
  valueGrowth: number;
  /** What savings earn in a year. */
  savingsRate: number;
  /** Of the value, when the home is sold. */
  sellingRate: number;
  years: number;
};

export type WealthYear = { year: number; owning: number; renting: number; homeValue: number; balance: number; rent: number };

const grow = (amount: number, growth: number) => share(amount, wholeRate + growth, wholeRate);

/**
 * Both spend the same each month: whoever has the cheaper home saves the difference. What either would own at the end of each
 * year, the home sold and the loan paid off, is then what can be compared.
 */
export function compareRentAndBuy(given: RentOrBuy) {
  const loan = { principal: given.price - given.downPayment, rate: given.rate, months: given.months };
  const payment = monthlyPayment(loan);
  const payments = paymentsOf(loan);
  let { rent, price: homeValue, yearlyCosts, monthlyDues } = given;
  let renterSavings = given.downPayment + given.closingCosts;
  let ownerSavings = 0;
  const years: WealthYear[] = [];
  for (let year = 1; year <= given.years; year++) {
    const upkeep = share(yearlyCosts, 1, 12) + monthlyDues + monthlyShare(homeValue, given.maintenanceRate);
    for (let month = 12 * (year - 1); month < 12 * year; month++) {
      const paid = payments[month];
      const level = month === payments.length - 1 && paid ? paid.interest + paid.principal : payment;
      const difference = (paid ? level : 0) + upkeep - rent;
      renterSavings += monthlyShare(renterSavings, given.savingsRate) + Math.max(0, difference);
      ownerSavings += monthlyShare(ownerSavings, given.savingsRate) + Math.max(0, -difference);
    }
    homeValue = grow(homeValue, given.valueGrowth);
    const balance = payments.length === 0 ? 0 : (payments[Math.min(12 * year, payments.length) - 1]?.balance ?? 0);
    const ownerWealth = homeValue - yearlyShare(homeValue, given.sellingRate) - balance + ownerSavings;
    years.push({ year, owning: ownerWealth, renting: renterSavings, homeValue, balance, rent });
    rent = grow(rent, given.rentGrowth);
    yearlyCosts = grow(yearlyCosts, given.valueGrowth);
    monthlyDues = grow(monthlyDues, given.valueGrowth);
  }
  return {
    loan: loan.principal,
    payment,
    firstMonthOwning: payment + share(given.yearlyCosts, 1, 12) + given.monthlyDues + monthlyShare(given.price, given.maintenanceRate),
    /** The first year at whose end owning has left more. */
    breakEven: years.find(({ owning, renting }) => owning >= renting)?.year,
    years,
  };
}

export type RentOrBuyComparison = ReturnType<typeof compareRentAndBuy>;
