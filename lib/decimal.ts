/** A number as people type it ("$450,000", "6.5 %", "1 500") in its smallest unit: with two decimals, "12.5" is 1250. Never rounds: too many decimals are undefined. */
export function parseDecimal(text: string, decimals: number): number | undefined {
  const bare = text.replace(/[\s$%]/g, "");
  if (!/^(\d{1,12}|\d{1,3}(,\d{3}){1,3})?(\.\d*)?$/.test(bare) || !/\d/.test(bare)) return undefined;
  const [whole = "", fraction = ""] = bare.replaceAll(",", "").split(".");
  const significantFraction = fraction.replace(/0+$/, "");
  if (significantFraction.length > decimals) return undefined;
  return Number(`${whole}${significantFraction.padEnd(decimals, "0")}`);
}

/**
 * A percentage as people type it. A comma is the decimal point, as in "6,5". If the field may also hold dollars, three
 * digits after it are thousands: "22,500" is never 22.5 %.
 */
export function parsePercent(text: string, { mayBeDollars = false } = {}): number | undefined {
  const decimalComma = mayBeDollars ? /^([^.,]*),(\d{1,2})(?!\d)([^.,]*)$/ : /^([^.,]*),(\d+)([^.,]*)$/;
  return parseDecimal(text.replace(decimalComma, "$1.$2$3"), 3);
}

/** Rounded to the nearest integer, halves up, as lenders round cents. */
export function roundedQuotient(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}
