import type { UsState } from "#lib/us-states.ts";

/** A state's leave to make loans there. The days are of the office's calendar, such as 2027-12-31; an empty one is not known. */
export type OfficerLicense = { state: UsState; number: string; from: string; until: string };

/** What a license starts from: the state in which the office is. */
export const emptyLicense: OfficerLicense = { state: "UT", number: "", from: "", until: "" };

/** Whether a license is good on a day. One without an end ends when staff say so. */
export const isLicenseValid = ({ from, until }: OfficerLicense, day: string): boolean =>
  (from === "" || from <= day) && (until === "" || day <= until);

/** Whether visitors may apply with an officer, and new messages may go to them: with a license that is good on that day. */
export const canTakeLeads = ({ licenses }: { licenses: readonly OfficerLicense[] }, day: string): boolean =>
  licenses.some((license) => isLicenseValid(license, day));
