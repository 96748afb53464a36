import { share } from "#app/features/calculators/math/amounts.ts";
import type { Amounts } from "./program-limits.ts";

/** The settings of typical figures; all are percentages. */
export const typicalKeys = {
  typicalTax: "figures.utah.propertyTax",
  typicalInsurance: "figures.utah.homeInsurance",
  typicalPmi: "figures.pmi.typical",
  typicalClosing: "figures.utah.closingCosts",
} as const;

export type TypicalName = keyof typeof typicalKeys;

/** The figures that make up a field, each with how many months of a year it counts. */
export type TypicalSource = { parts: Partial<Record<TypicalName, number>>; isShareOfPrice?: boolean; unitField?: string };
export type TypicalSources = Record<string, TypicalSource>;

export const wholeYear = 12;

/** The share that a field is filled in with, in thousandths of a percent. Undefined if one of its figures is out of date. */
export function typicalRate({ parts }: TypicalSource, amounts: Amounts<typeof typicalKeys>): number | undefined {
  let rate = 0;
  for (const [name, months] of Object.entries(parts) as Array<[TypicalName, number]>) {
    const amount = amounts[name];
    if (amount === undefined) return undefined;
    rate += share(amount, months, wholeYear);
  }
  return rate;
}

/** The settings that these fields are filled from. */
export function typicalKeysOf(sources: TypicalSources): Record<string, string> {
  const usedNames = Object.values(sources).flatMap(({ parts }) => Object.keys(parts));
  return Object.fromEntries(Object.entries(typicalKeys).filter(([name]) => usedNames.includes(name)));
}
