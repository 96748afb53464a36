import type { UsState } from "./us-states.ts";

/** A state's leave to make loans there. The days are of the office's calendar, such as 2027-12-31; an empty one is not known. */
export type OfficerLicense = { state: UsState; number: string; from: string; until: string };

/** Whether a licence is good on a day. One without an end ends when staff say so. */
export const isLicenseValid = ({ from, until }: OfficerLicense, day: string): boolean =>
  (from === "" || from <= day) && (until === "" || day <= until);
