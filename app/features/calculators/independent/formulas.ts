/**
 * The formulas of home loans, written a second time for the tests from their definitions, in plain numbers: money in
 * cents, rates in percent. They share no code with the calculators.
 */
export const toCents = (value: number) => Math.floor(value + 0.5);

/** A yearly percentage with three decimals of a whole number of cents. */
export const percentOf = (cents: number, percent: number) => toCents((cents * Math.round(percent * 1000)) / 100_000);
export const monthlyPercentOf = (cents: number, percent: number) => toCents((cents * Math.round(percent * 1000)) / 1_200_000);

/** The payment whose present value, month by month, is the principal. */
export function levelPayment(principal: number, rate: number, months: number): number {
  let presentValueOfOne = 0;
  for (let month = months; month >= 1; month--) presentValueOfOne += (1 + rate / 1200) ** -month;
  return toCents(principal / presentValueOfOne);
}

export type Month = { opening: number; interest: number; paid: number; balance: number };

/** Every payment, the last of which clears the rest. */
export function schedule(principal: number, rate: number, months: number): Month[] {
  const level = levelPayment(principal, rate, months);
  const all: Month[] = [];
  for (let month = 1, opening = principal; month <= months && opening > 0; month++) {
    const interest = monthlyPercentOf(opening, rate);
    const paid = month === months ? opening + interest : Math.min(level, opening + interest);
    const balance = opening + interest - paid;
    all.push({ opening, interest, paid, balance });
    opening = balance;
  }
  return all;
}

export const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** After how many payments the schedule is at or below a percentage of the price. */
export const paymentsUntil = (months: Month[], price: number, percent: number) =>
  months.filter(({ balance }) => balance > (price * percent) / 100).length + 1;

/** Private mortgage insurance in months: until 78 % of the price is owed, at most half of the term. */
export function privatelyInsuredMonths(price: number, borrowed: number, rate: number, term: number): number {
  return Math.min(paymentsUntil(schedule(borrowed, rate, term), price, 78), term / 2);
}

/** The numbers of a query string; what is missing is undefined. */
export function numbersOf(query: string) {
  const parameters = new URLSearchParams(query);
  const text = (name: string) => parameters.get(name) ?? undefined;
  const number = (name: string) => (parameters.has(name) ? Number(parameters.get(name)) : undefined);
  const dollars = (name: string) => (parameters.has(name) ? toCents(Number(parameters.get(name)) * 100) : undefined);
  const price = dollars("price") ?? 0;
  /** Dollars, or a percentage of the price where no unit is given. */
  const part = (name: string) => (text(`${name}Unit`) === "amount" ? (dollars(name) ?? 0) : percentOf(price, number(name) ?? 0));
  return { text, number, dollars, price, part };
}

/** As in US English. */
export const inDollars = (cents: number, decimals: 0 | 2 = 2) =>
  `${cents < 0 ? "-" : ""}$${(Math.abs(cents) / 100).toLocaleString("en-US", { minimumFractionDigits: decimals, maximumFractionDigits: decimals })}`;
