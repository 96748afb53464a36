import { useOutletContext } from "react-router";
import { textKeys } from "#app/features/settings/registry.ts";
import type { Settings } from "#app/features/settings/settings.server.ts";

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
  "newsletter.consent",
  ...textKeys,
] as const satisfies ReadonlyArray<keyof Settings>;

export type SiteSettings = Pick<Settings, (typeof frameKeys)[number]> & {
  /** Names the wording beside the newsletter's button. */
  "newsletter.consentVersion": string;
};

/** The frame's settings, for a page within it. */
export const useSiteSettings = () => useOutletContext<SiteSettings>();

/** The wording beside the newsletter's button, with its name. */
export const consentOf = (settings: SiteSettings) => ({
  text: settings["newsletter.consent"],
  version: settings["newsletter.consentVersion"],
});

export const useNewsletterConsent = () => consentOf(useSiteSettings());
