/** US Spanish formats numbers as US English does (es-US: $1,234.50). */
const toTheCent = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const toTheDollar = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

const withMinus = (amount: string) => amount.replace("-", "−");

export const money = (cents: number) => withMinus(toTheCent.format(cents / 100));

/** Cents, rounded to whole dollars. */
export const dollars = (cents: number) => withMinus(toTheDollar.format(cents / 100));

/** Cents as a visitor would type them into a field, without sign and separators; for URLs. */
export const moneyEntry = (cents: number) => String(cents / 100);

/** Rounded as it is shown, so that shown amounts add up. */
export const wholeDollars = (cents: number) => Math.sign(cents) * Math.round(Math.abs(cents) / 100) * 100;

/** Thousandths of a percent, without trailing zeros. */
export const percent = (thousandths: number) => `${thousandths / 1000}%`;
