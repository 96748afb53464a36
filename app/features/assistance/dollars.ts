const format = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

/** Such as $85,000: written the same in both languages. */
export const dollars = (amount: number) => format.format(amount);
