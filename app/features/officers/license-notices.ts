import type { UsState } from "#lib/us-states.ts";
import type { OfficerLicense } from "./officer-licenses.ts";

/** How many days before a license ends staff are notified. */
const noticeDays = [60, 30, 7] as const;

/** A license that ends soon or has ended; `within` is the shortest notice period reached. */
export type LicenseNotice = { state: UsState; until: string; within: number; daysLeft: number };

const daysBetween = (day: string, later: string) => Math.round((Date.parse(later) - Date.parse(day)) / 86_400_000);

/** Of each state only the license that lasts longest counts: older ones are history. */
export function licenseNotices(licenses: readonly OfficerLicense[], day: string): LicenseNotice[] {
  const lastEnds = new Map<UsState, string>();
  for (const { state, until } of licenses) {
    const known = lastEnds.get(state);
    if (known === undefined || (known !== "" && (until === "" || until > known))) lastEnds.set(state, until);
  }
  return [...lastEnds].flatMap(([state, until]) => {
    const daysLeft = until === "" ? Number.POSITIVE_INFINITY : daysBetween(day, until);
    const within = daysLeft < 0 ? 0 : noticeDays.findLast((days) => daysLeft <= days);
    return within === undefined ? [] : [{ state, until, within, daysLeft }];
  });
}
