import { useOutletContext } from "react-router";
import { type SettingKey, settingKeys, textKeys } from "#app/features/settings/registry.ts";
import type { Settings } from "#app/features/settings/settings.server.ts";

/** What visitors agree to by sending a form. */
type ConsentKey = Extract<SettingKey, `${string}.consent`>;

export const consentKeys = settingKeys.filter((key): key is ConsentKey => key.endsWith(".consent"));

/** The settings that every public page carries; the others stay on the server. */
export const frameKeys = [
  "company.name",
  "company.tagline",
  "company.nmls",
  "company.licensedStates",
  "company.registryUrl",
  "contact.phone",
  "contact.email",
  "contact.textNumber",
  "contact.whatsapp",
  "contact.directionsUrl",
  "address.street",
  "address.city",
  "address.state",
  "address.zip",
  "hours.weekdays",
  "hours.saturday",
  "hours.sunday",
  "hours.closedDays",
  "links.apply",
  "links.instagram",
  "links.facebook",
  "legal.disclosure",
  "legal.equalHousing",
  "legal.documentsInEnglish",
  "itin.offer",
  ...consentKeys,
  ...textKeys,
] as const satisfies ReadonlyArray<keyof Settings>;

export type SiteSettings = Pick<Settings, (typeof frameKeys)[number]> & {
  /** A form sends the version of the wording that its visitor saw. */
  consentVersions: Record<string, string>;
};

/** The layout passes its settings to the page within it. */
export type SettingsContext = { settings: SiteSettings };

export const useSiteSettings = () => useOutletContext<SettingsContext>().settings;
