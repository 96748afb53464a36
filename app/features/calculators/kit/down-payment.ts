import { limits, yearlyShare } from "#app/features/calculators/math/amounts.ts";
import { parseDecimal, parsePercent } from "#lib/decimal.ts";
import type { Entries } from "./rules.ts";
import { optional, optionalChoice, type Problems } from "./rules.ts";

/** The first is the default. */
export const amountUnits = ["percent", "amount"] as const;
type AmountUnit = (typeof amountUnits)[number];

export const downPaymentRules = {
  down: optional("money", { max: limits.price, unitField: "downUnit" }),
  downUnit: optionalChoice(amountUnits),
};

export function partOf(price: number, amount: number | undefined, unit: AmountUnit | undefined): number {
  return unit === "amount" ? (amount ?? 0) : yearlyShare(price, amount ?? 0);
}

type DownPayment = { price: number; down: number | undefined; downUnit: AmountUnit | undefined };

export const downPaymentOf = ({ price, down, downUnit }: DownPayment) => partOf(price, down, downUnit);

export const checkDownPayment = (values: DownPayment): Problems =>
  downPaymentOf(values) > values.price ? { down: { kind: "abovePrice" } } : {};

/** The down payment converted to the unit that was just chosen. */
export function convertedDown({ price, down, downUnit }: Entries): string | undefined {
  const toPercent = downUnit === "percent";
  const wholePrice = parseDecimal(price ?? "", 2);
  const part = toPercent ? parseDecimal(down ?? "", 2) : parsePercent(down ?? "", { mayBeDollars: true });
  if (!wholePrice || part === undefined) return undefined;
  return String(toPercent ? Math.round((part * 100_000) / wholePrice) / 1000 : Math.round((wholePrice * part) / 100_000) / 100);
}
