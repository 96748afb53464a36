import type { Specialty } from "#app/features/officers/specialties.ts";
import type { UsState } from "#lib/us-states.ts";
import { pickTrue } from "./pick-true.ts";
import type { Choices } from "./questions.ts";

/** Whom these answers call for. Without a state where we are licensed, nobody. */
export function officerWish({ taxes, pay, savings, area }: Choices, licensedStates: readonly UsState[]) {
  const others = licensedStates.filter((state) => state !== "UT");
  const states: readonly UsState[] = { city: ["UT" as const], rural: ["UT" as const], licensed: others, elsewhere: [] }[area];
  const specialties: Specialty[] = pickTrue({
    itin: taxes === "itin",
    selfEmployed: pay === "self-employed" || pay === "several",
    usda: taxes === "ssn" && area === "rural",
    downPaymentHelp: taxes === "ssn" && (savings === "under-5" || savings === "5-to-15"),
  });
  const [first = "firstHome", ...rest] = [...specialties, "firstHome" as const];
  return { specialties: [first, ...rest] as const, states };
}
