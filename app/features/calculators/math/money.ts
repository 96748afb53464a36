/** Spanish in the United States writes numbers as English does there (es-US: $1,234.50), so that one format serves both. */
const toTheCent = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const toTheDollar = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

/** An amount of whole cents. */
export const money = (cents: number) => toTheCent.format(cents / 100);

/** An amount of whole cents, rounded where cents would only be noise. */
export const dollars = (cents: number) => toTheDollar.format(cents / 100);

/** A rate of whole thousandths of a percent, without needless zeros. */
export const percent = (thousandths: number) => `${thousandths / 1000}%`;
