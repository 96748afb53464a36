/** In the order in which a buyer needs them; each is named as in its URL. */
export const calculatorNames = ["monthly-payment", "how-much-home", "cash-to-close", "refinance", "rent-or-buy"] as const;

export type CalculatorName = (typeof calculatorNames)[number];

export const calculatorPath = (name: CalculatorName) => `/calculators/${name}`;
