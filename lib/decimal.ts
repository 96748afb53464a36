/**
 * A number as people type it ("$450,000", "6.5 %", "1 500"), as a whole count of its smallest unit: with two decimals,
 * "12.5" is 1250. Nothing is rounded: more decimals than there are units, or anything that is no number, is undefined.
 */
export function parseDecimal(text: string, decimals: number): number | undefined {
  const bare = text.replace(/[\s$%]/g, "");
  if (!/^(\d{1,12}|\d{1,3}(,\d{3}){1,3})?(\.\d*)?$/.test(bare) || !/\d/.test(bare)) return undefined;
  const [whole = "", fraction = ""] = bare.replaceAll(",", "").split(".");
  const significantFraction = fraction.replace(/0+$/, "");
  if (significantFraction.length > decimals) return undefined;
  return Number(`${whole}${significantFraction.padEnd(decimals, "0")}`);
}

/**
 * A percentage as people type it. A comma is its decimal point, as in "6,5": no rate here has thousands. Where the same field
 * may also hold dollars, three digits after the comma are thousands, so that "22,500" never becomes 22.5 %.
 */
export function parsePercent(text: string, { mayBeDollars = false } = {}): number | undefined {
  const decimalComma = mayBeDollars ? /^([^.,]*),(\d{1,2})(?!\d)([^.,]*)$/ : /^([^.,]*),(\d+)([^.,]*)$/;
  return parseDecimal(text.replace(decimalComma, "$1.$2$3"), 3);
}

/** The quotient of two whole numbers that are not negative, to the nearest whole one; a half goes up, as lenders round cents. */
export function roundedQuotient(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}
