import { type SettingKey, settings } from "./registry.ts";

/** The facts of the office that one screen edits together, in the groups in which it shows them. */
export const officeTextKeys = [
  "company.name",
  "company.legalName",
  "company.tagline",
  "contact.phone",
  "contact.email",
  "contact.textNumber",
  "contact.whatsapp",
  "contact.replyTime",
  "address.street",
  "address.city",
  "address.state",
  "address.zip",
  "contact.directionsUrl",
  "contact.mapEmbedUrl",
  "company.nmls",
  "company.utahLicense",
  "company.licensedStates",
  "company.registryUrl",
  "links.instagram",
  "links.facebook",
] as const satisfies readonly SettingKey[];

export const officeHoursKeys = ["hours.weekdays", "hours.saturday", "hours.sunday"] as const satisfies readonly SettingKey[];

export const officeKeys = [...officeTextKeys, ...officeHoursKeys, "hours.closedDays"] as const satisfies readonly SettingKey[];

export type OfficeTextKey = (typeof officeTextKeys)[number];
export type OfficeHoursKey = (typeof officeHoursKeys)[number];
export type OfficeKey = (typeof officeKeys)[number];

const knownKeys = new Set<string>(officeKeys);

/** Whether the screen of the office edits this resource. */
export const isOfficeKey = (context: string): context is OfficeKey => knownKeys.has(context);

/** Whether visitors read it in words, which differ by language. */
export const hasSpanish = (key: SettingKey): boolean => settings[key].es !== undefined;
