const format = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

/** Takes dollars, not cents. Such as $85,000: written the same in both languages. */
export const wholeDollars = (amount: number) => format.format(amount);
