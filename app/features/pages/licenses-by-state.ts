import type { ShownLicense } from "#app/features/officers/public/licensed-states.server.ts";
import { readStateDisclosures } from "#app/features/settings/state-disclosures.ts";
import { stateNames } from "#app/messages/us-states.ts";
import type { Language } from "#lib/translations.ts";
import type { UsState } from "#lib/us-states.ts";

type CompanyLicenses = Record<"company.utahLicense" | "company.stateLicenses", string>;

/** `company` is undefined where only officers are licensed. */
export type StateLicenses = { state: UsState; name: string; company: string | undefined; officers: ShownLicense[] };

/** What the company and its officers hold in each state, by the state's name. The company's numbers are settings. */
export function groupLicensesByState(settings: CompanyLicenses, licenses: ShownLicense[], language: Language): StateLicenses[] {
  const utahNumber = settings["company.utahLicense"].trim();
  const companyNumbers = new Map<UsState, string>(utahNumber ? [["UT", utahNumber]] : []);
  for (const { state, text } of readStateDisclosures(settings["company.stateLicenses"]) ?? []) companyNumbers.set(state, text);
  const states = new Set([...companyNumbers.keys(), ...licenses.map(({ state }) => state)]);
  return [...states]
    .map((state) => ({
      state,
      name: stateNames[language][state],
      company: companyNumbers.get(state),
      officers: licenses.filter((license) => license.state === state),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}
