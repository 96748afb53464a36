import type { UsState } from "#lib/us-states.ts";

/** Days are of the office's calendar, such as 2027-12-31; an empty one is unknown. */
export type OfficerLicense = { state: UsState; number: string; from: string; until: string };

/** In the office's state. */
export const emptyLicense: OfficerLicense = { state: "UT", number: "", from: "", until: "" };

/** A license without an end is valid until staff enter one. */
export const isLicenseValid = ({ from, until }: OfficerLicense, day: string): boolean =>
  (from === "" || from <= day) && (until === "" || day <= until);

export const isLicensedIn = ({ licenses }: { licenses: readonly OfficerLicense[] }, states: readonly UsState[], day: string): boolean =>
  licenses.some((license) => states.includes(license.state) && isLicenseValid(license, day));

/** The states in which an officer may work on a day, without repetition. */
export const listLicensedStatesOf = ({ licenses }: { licenses: readonly OfficerLicense[] }, day: string): UsState[] => [
  ...new Set(licenses.filter((license) => isLicenseValid(license, day)).map(({ state }) => state)),
];

/** Only an officer with a valid license may get applications and new messages. */
export const canTakeLeads = ({ licenses }: { licenses: readonly OfficerLicense[] }, day: string): boolean =>
  licenses.some((license) => isLicenseValid(license, day));

/** Whether visitors can choose a time in the officer's calendar. */
export const canBeBooked = (officer: { calendarUrl: string; licenses: readonly OfficerLicense[] }, day: string): boolean =>
  officer.calendarUrl !== "" && canTakeLeads(officer, day);
