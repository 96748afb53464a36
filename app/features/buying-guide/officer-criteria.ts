import type { Specialty } from "#app/features/officers/specialties.ts";
import type { UsState } from "#lib/us-states.ts";
import type { CheckBasis } from "./check-basis.ts";
import { pickTrue } from "./pick-true.ts";
import { type Choices, hasSmallSavings } from "./questions.ts";

/** Where the visitor may want to buy; none if we may not be licensed there. */
export const chosenStates = ({ area }: Pick<Choices, "area">, otherStates: readonly UsState[]): readonly UsState[] =>
  ({ city: ["UT" as const], rural: ["UT" as const], licensed: otherStates, elsewhere: [] })[area];

/** The specialties, most important first, and the states of officers to suggest. No state means that no officer is suggested. */
export function officerCriteria(choices: Choices, { itinOffer, otherStates }: CheckBasis) {
  const { taxes, pay, area } = choices;
  const specialties: Specialty[] = pickTrue({
    itin: taxes === "itin" && itinOffer !== "none",
    selfEmployed: pay === "self-employed" || pay === "several",
    usda: taxes === "ssn" && area === "rural",
    downPaymentHelp: taxes === "ssn" && hasSmallSavings(choices),
  });
  const [first = "firstHome", ...rest] = [...specialties, "firstHome" as const];
  return { specialties: [first, ...rest] as const, states: chosenStates(choices, otherStates) };
}
