/** US Spanish formats numbers as US English does (es-US: $1,234.50). */
const toTheCent = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const toTheDollar = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

export const money = (cents: number) => toTheCent.format(cents / 100);

/** Cents, rounded to whole dollars. */
export const dollars = (cents: number) => toTheDollar.format(cents / 100);

/** Rounded as it is shown, so that shown amounts add up. */
export const wholeDollars = (cents: number) => Math.sign(cents) * Math.round(Math.abs(cents) / 100) * 100;

/** Thousandths of a percent, without trailing zeros. */
export const percent = (thousandths: number) => `${thousandths / 1000}%`;
