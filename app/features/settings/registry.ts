import { linkCheckSettings } from "#app/features/addresses/settings.ts";
import { applicationTextSettings } from "#app/features/application/settings.ts";
import { publishingSettings } from "#app/features/drafts/settings.ts";
import { itinSettings } from "#app/features/itin/settings.ts";
import { answerTimeSettings, contactTextSettings, questionConsentSettings } from "#app/features/leads/settings.ts";
import { newsletterSettings, newsletterTextSettings } from "#app/features/newsletter/settings.ts";
import { directorySettings, ownProfileSettings } from "#app/features/officers/settings.ts";
import { companySettings } from "./company-settings.ts";
import { complaintSettings } from "./complaint-settings.ts";
import { contactSettings } from "./contact-settings.ts";
import { hoursSettings } from "./hours-settings.ts";
import { legalSettings } from "./legal-settings.ts";
import { linkSettings } from "./link-settings.ts";
import { officeMailSettings, readAlertSettings } from "./office-use-settings.ts";
import { pageTextSettings } from "./page-text-settings.ts";
import { regulatoryLimitSettings } from "./regulatory-limit-settings.ts";
import { searchSettings } from "./search-settings.ts";
import type { Setting, SettingGroup } from "./setting.ts";
import { toolTextSettings } from "./tool-text-settings.ts";

/** Every web resource that the site reads, grouped as staff see them. */
export const settingGroups = [
  { name: "Company", settings: companySettings },
  { name: "Contact", settings: contactSettings },
  { name: "Opening hours", settings: hoursSettings },
  { name: "Links", settings: linkSettings },
  { name: "Loan officers", settings: directorySettings },
  { name: "Legal", settings: { ...legalSettings, ...itinSettings, ...questionConsentSettings } },
  { name: "Complaints", settings: complaintSettings },
  { name: "Newsletter", settings: newsletterSettings },
  {
    name: "Office use",
    settings: { ...officeMailSettings, ...ownProfileSettings, ...readAlertSettings, ...answerTimeSettings, ...linkCheckSettings },
  },
  { name: "Publishing", settings: publishingSettings },
  { name: "Texts of pages", settings: { ...pageTextSettings, ...applicationTextSettings } },
  { name: "Texts of forms", settings: { ...contactTextSettings, ...newsletterTextSettings } },
  { name: "Texts of tools", settings: toolTextSettings },
  { name: "Search", settings: searchSettings },
  { name: "Figures for calculators", settings: regulatoryLimitSettings },
] as const satisfies readonly SettingGroup[];

type KeyOf<Group> = Group extends { settings: infer Settings } ? keyof Settings & string : never;

export type SettingKey = KeyOf<(typeof settingGroups)[number]>;

/** The sentences of public pages among them. */
export type TextKey = Extract<SettingKey, `text.${string}`>;

export const settings = Object.assign({}, ...settingGroups.map((group) => group.settings)) as Record<SettingKey, Setting>;

export const settingKeys = Object.keys(settings) as SettingKey[];

export const textKeys = settingKeys.filter((key): key is TextKey => key.startsWith("text."));
