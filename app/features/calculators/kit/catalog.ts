import { type Entries, queryFrom } from "./rules.ts";

/** Every calculator, in the order in which a buyer needs them; each is named as in its address. */
export const calculatorNames = ["monthly-payment", "how-much-home", "cash-to-close", "refinance", "rent-or-buy"] as const;

export type CalculatorName = (typeof calculatorNames)[number];

export const calculatorPath = (name: CalculatorName) => `/calculators/${name}`;

/** What the contact page needs to write the numbers down again. */
export function sendQuery(calculator: CalculatorName, entries: Entries): string {
  return `calculator=${calculator}&${queryFrom(entries)}`;
}
