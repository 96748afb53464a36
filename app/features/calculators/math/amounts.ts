import { roundedQuotient } from "#lib/decimal.ts";

/**
 * Amounts are whole cents, yearly rates whole thousandths of a percent (6.5 % is 6500), so that every step is exact and
 * rounds where a lender's computer rounds: once per amount, to the cent, a half going up.
 */
export const limits = {
  price: 10_000_000_000,
  /** A fee or costs may be added to what is borrowed. */
  principal: 20_000_000_000,
  rate: 30_000,
  months: 480,
  mortgageInsuranceRate: 5_000,
  growth: 20_000,
  yearlyCost: 100_000_000,
};

export const wholeRate = 100_000;

/** A whole per month: a rate of one thousandth of a percent a year is one part of these. */
export const wholePerMonth = 12 * wholeRate;

/** So many parts of a whole, of an amount. */
export function share(amount: number, part: number, wholeParts: number): number {
  const product = amount * part;
  if (!Number.isSafeInteger(product)) return Number(roundedQuotient(BigInt(amount) * BigInt(part), BigInt(wholeParts)));
  // Exact as well, and quick enough for a schedule at every keystroke: whole numbers of this size lose nothing.
  const rest = product % wholeParts;
  return (product - rest) / wholeParts + (2 * rest >= wholeParts ? 1 : 0);
}

/** What a yearly rate makes of an amount in one month. */
export const monthlyShare = (amount: number, yearlyRate: number) => share(amount, yearlyRate, wholePerMonth);

export const yearlyShare = (amount: number, yearlyRate: number) => share(amount, yearlyRate, wholeRate);

export function requireWithin(name: string, value: number, min: number, max: number): void {
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new RangeError(`${name} must be a whole number from ${min} to ${max}, not ${value}`);
  }
}
