import { stateNames } from "#app/messages/us-states.ts";
import type { Language } from "#lib/translations.ts";
import { isLicenseValid, type OfficerLicense } from "./officer-licenses.ts";

/** "Utah (0001042) and Idaho", or «Utah (0001042) e Idaho»: the licenses that are good on a day. */
export function licenseNames(licenses: readonly OfficerLicense[], day: string, language: Language): string {
  const names = licenses
    .filter((license) => isLicenseValid(license, day))
    .map(({ state, number }) => (number === "" ? stateNames[language][state] : `${stateNames[language][state]} (${number})`));
  return new Intl.ListFormat(language).format(names);
}
