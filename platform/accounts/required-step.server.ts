import type { Staff } from "./staff.server.ts";

/** What someone has to do before anything else. */
export const requiredSteps = ["password", "secondFactor"] as const;
type RequiredStep = (typeof requiredSteps)[number];

export function requiredStep({ mustChangePassword, mustSetUpSecondFactor }: Staff): RequiredStep | undefined {
  if (mustChangePassword) return "password";
  return mustSetUpSecondFactor ? "secondFactor" : undefined;
}
