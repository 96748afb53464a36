/** The settings of typical figures; all are percentages. */
export const typicalKeys = {
  typicalTax: "figures.utah.propertyTax",
  typicalInsurance: "figures.utah.homeInsurance",
  typicalPmi: "figures.pmi.typical",
  typicalClosing: "figures.utah.closingCosts",
} as const;

export type TypicalName = keyof typeof typicalKeys;

/** The figures that make up a field, each with how many months of a year it counts. */
type TypicalSource = { parts: Partial<Record<TypicalName, number>>; isShareOfPrice?: boolean; unitField?: string };
export type TypicalSources = Record<string, TypicalSource>;

export const wholeYear = 12;

/** The settings that these fields are filled from. */
export function typicalKeysOf(sources: TypicalSources): Record<string, string> {
  const usedNames = Object.values(sources).flatMap(({ parts }) => Object.keys(parts));
  return Object.fromEntries(Object.entries(typicalKeys).filter(([name]) => usedNames.includes(name)));
}
