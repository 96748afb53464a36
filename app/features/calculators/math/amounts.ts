import { roundedQuotient } from "#lib/decimal.ts";

/**
 * Amounts are whole cents, yearly rates whole thousandths of a percent (6.5 % is 6500), so that every step is exact and
 * rounds where a lender's computer rounds: once per amount, to the cent, a half going up.
 */
export const limits = {
  price: 10_000_000_000,
  /** Above the price, because fees can be added to the loan. */
  principal: 20_000_000_000,
  rate: 30_000,
  months: 480,
  mortgageInsuranceRate: 5_000,
  growth: 20_000,
  yearlyCost: 100_000_000,
};

export const wholeRate = 100_000;

/** The divisor that turns a yearly rate into a monthly share. */
export const wholePerMonth = 12 * wholeRate;

/** `amount` × `part` / `wholeParts`, rounded. */
export function share(amount: number, part: number, wholeParts: number): number {
  const product = amount * part;
  if (!Number.isSafeInteger(product)) return Number(roundedQuotient(BigInt(amount) * BigInt(part), BigInt(wholeParts)));
  // Safe integers are exact too, and fast enough to recompute a schedule on every keystroke.
  const rest = product % wholeParts;
  return (product - rest) / wholeParts + (2 * rest >= wholeParts ? 1 : 0);
}

export const monthlyShare = (amount: number, yearlyRate: number) => share(amount, yearlyRate, wholePerMonth);

export const yearlyShare = (amount: number, yearlyRate: number) => share(amount, yearlyRate, wholeRate);

export function requireWithin(name: string, value: number, min: number, max: number): void {
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new RangeError(`${name} must be a whole number from ${min} to ${max}, not ${value}`);
  }
}
