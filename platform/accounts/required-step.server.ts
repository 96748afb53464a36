import { AppError } from "#lib/errors.ts";
import type { Staff } from "./staff.server.ts";

/** What someone has to do before anything else. */
export type RequiredStep = "secondFactor";

export function requiredStep({ hasSecondFactor, secondFactorIsRequired }: Staff): RequiredStep | undefined {
  return secondFactorIsRequired && !hasSecondFactor ? "secondFactor" : undefined;
}

/** Whoever still has to do something sees what visitors see. */
export const withoutRequiredStep = (staff: Staff | undefined) => (staff && requiredStep(staff) ? undefined : staff);

/** The calls that taking the step consists of. */
const ownSetUp = /^\/api\/profile(\/(two-factor|passkeys)(\/|$)|$)/;

export function refuseBeforeRequiredStep(staff: Staff, method: string, path: string): void {
  if (requiredStep(staff) === undefined || (ownSetUp.test(path) && !(path === "/api/profile" && method !== "get"))) return;
  throw new AppError("secondFactorRequired", "Set up a second factor first, at /admin/second-factor");
}
