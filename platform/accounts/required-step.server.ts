import type { Staff } from "./staff.server.ts";

/** What someone has to do before anything else. */
export type RequiredStep = "password" | "secondFactor";

export function requiredStep({ mustChangePassword, mustSetUpSecondFactor }: Staff): RequiredStep | undefined {
  if (mustChangePassword) return "password";
  return mustSetUpSecondFactor ? "secondFactor" : undefined;
}
