import { monthlyShare, share, wholeRate, yearlyShare } from "./amounts.ts";
import { monthlyPayment, paymentsOf } from "./loan.ts";
import { privateInsurance } from "./mortgage-insurance.ts";
import { stretchesWhere } from "./stretches.ts";

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
  /** Of the loan, per year: private mortgage insurance, while it is owed. */
  insuranceRate: number;
  /** Of the home's value, per year. */
  maintenanceRate: number;
  /** Negative if the value falls. */
  valueGrowth: number;
  savingsRate: number;
  /** Of the value, when the home is sold. */
  sellingRate: number;
  years: number;
};

/** Amounts at the end of a year; `fromSale` is the proceeds after paying off the loan, negative if they do not cover it. */
export type WealthYear = {
  year: number;
  owning: number;
  renting: number;
  homeValue: number;
  balance: number;
  fromSale: number;
};

const grow = (amount: number, growth: number) => share(amount, wholeRate + growth, wholeRate);

/**
 * Both households spend the same each month: the one with lower housing costs saves the difference. Compares what each would
 * own at the end of each year, with the home sold and the loan paid off.
 */
export function compareRentAndBuy(given: RentOrBuy) {
  const loan = { principal: given.price - given.downPayment, rate: given.rate, months: given.months };
  const payment = monthlyPayment(loan);
  const payments = paymentsOf(loan);
  const { premiums } = privateInsurance(loan, given.price, payments, given.insuranceRate);
  // Taxes, insurance and repairs do not fall with the value.
  const costGrowth = Math.max(0, given.valueGrowth);
  let { rent, price: homeValue, price: repairedValue, yearlyCosts, monthlyDues } = given;
  let renterSavings = given.downPayment + given.closingCosts;
  let ownerSavings = 0;
  const years: WealthYear[] = [];
  for (let year = 1; year <= given.years; year++) {
    const upkeep = share(yearlyCosts, 1, 12) + monthlyDues + monthlyShare(repairedValue, given.maintenanceRate);
    for (let month = 12 * (year - 1); month < 12 * year; month++) {
      const paid = payments[month];
      const level = month === payments.length - 1 && paid ? paid.interest + paid.principal : payment;
      const difference = (paid ? level : 0) + (premiums[month] ?? 0) + upkeep - rent;
      renterSavings += monthlyShare(renterSavings, given.savingsRate) + Math.max(0, difference);
      ownerSavings += monthlyShare(ownerSavings, given.savingsRate) + Math.max(0, -difference);
    }
    homeValue = grow(homeValue, given.valueGrowth);
    const balance = payments.length === 0 ? 0 : (payments[Math.min(12 * year, payments.length) - 1]?.balance ?? 0);
    const fromSale = homeValue - yearlyShare(homeValue, given.sellingRate) - balance;
    years.push({ year, owning: fromSale + ownerSavings, renting: renterSavings, homeValue, balance, fromSale });
    rent = grow(rent, given.rentGrowth);
    yearlyCosts = grow(yearlyCosts, costGrowth);
    monthlyDues = grow(monthlyDues, costGrowth);
    repairedValue = grow(repairedValue, costGrowth);
  }
  return {
    firstMonthOwning:
      payment + (premiums[0] ?? 0) + share(given.yearlyCosts, 1, 12) + given.monthlyDues + monthlyShare(given.price, given.maintenanceRate),
    insuredMonths: premiums.length,
    /** The years at whose end owning has left at least as much. */
    ahead: stretchesWhere(years.length, (year) => isAhead(years[year - 1])),
    years,
  };
}

const isAhead = (year: WealthYear | undefined) => year !== undefined && year.owning >= year.renting;

export type RentOrBuyComparison = ReturnType<typeof compareRentAndBuy>;
