import { sameValue } from "#app/admin-kit/draft.ts";
import type { WebResourceRecord } from "./draft.ts";
import { type ExceptionDay, type HoursLine, hoursLineOf, readExceptionDays, wordsOf, writeExceptionDays } from "./hours-draft.ts";
import {
  hasSpanish,
  type OfficeHoursKey,
  type OfficeKey,
  type OfficeTextKey,
  officeHoursKeys,
  officeKeys,
  officeTextKeys,
} from "./office-keys.ts";
import { settings } from "./registry.ts";

/** A setting as it is stored in both languages; what is not stored is what the program says. */
type StoredText = { value: string; es: string; version: number | undefined };

/** What the form of the office holds: a text per fact, the hours by day, and what is stored of each. */
export type OfficeDraft = {
  version: string;
  stored: Record<OfficeKey, StoredText>;
  stale: string[];
  confirmed: string[];
  "hours.closedDays": ExceptionDay[];
} & Record<OfficeTextKey | `es.${OfficeTextKey}`, string> &
  Record<OfficeHoursKey, HoursLine>;

function storedText(key: OfficeKey, resources: WebResourceRecord[]): StoredText {
  const resource = resources.find(({ context }) => context === key);
  if (!resource) return { value: settings[key].default, es: settings[key].es ?? "", version: undefined };
  return { value: resource.value, es: resource.translations?.es?.value ?? "", version: resource.version };
}

export function officeDraft(resources: WebResourceRecord[]): OfficeDraft {
  const storedTexts = Object.fromEntries(officeKeys.map((key) => [key, storedText(key, resources)])) as OfficeDraft["stored"];
  const ownTexts = officeTextKeys.map((key) => [key, storedTexts[key].value]);
  const spanishTexts = officeTextKeys.filter(hasSpanish).map((key) => [`es.${key}`, storedTexts[key].es]);
  const lines = officeHoursKeys.map((key) => [key, hoursLineOf(key, storedTexts[key])]);
  return {
    ...(Object.fromEntries([...ownTexts, ...spanishTexts, ...lines]) as Omit<OfficeDraft, "version" | "stored" | "hours.closedDays">),
    "hours.closedDays": readExceptionDays(storedTexts["hours.closedDays"]),
    version: officeKeys.map((key) => storedTexts[key].version ?? 0).join("."),
    stored: storedTexts,
    stale: resources.filter(({ translations }) => translations?.stale?.includes("value")).map(({ context }) => context),
    confirmed: [],
  };
}

export type OfficeChange = {
  context: OfficeKey;
  version?: number;
  value?: string;
  translations?: { es: { value: string }; confirmed?: string[] };
};

/** What a save sends: the resources that would come out different, and nothing of the others. */
export function officeChanges(draft: OfficeDraft): OfficeChange[] {
  return officeKeys.flatMap((context) => {
    const { value, es, version } = draft.stored[context];
    const ownTexts = typedTexts(draft, context);
    const isConfirmed = draft.confirmed.includes(context);
    if (ownTexts.value === value && ownTexts.es === es && !isConfirmed) return [];
    const translations = hasSpanish(context) && { es: { value: ownTexts.es }, confirmed: isConfirmed ? ["value"] : [] };
    return [{ context, value: ownTexts.value, ...(version !== undefined && { version }), ...(translations && { translations }) }];
  });
}

/** What a setting would be in both languages; hours that were not edited stay as they were written. */
function typedTexts(draft: OfficeDraft, key: OfficeKey): { value: string; es: string } {
  const storedValue = draft.stored[key];
  if (key === "hours.closedDays") {
    const days = draft["hours.closedDays"];
    return sameValue(days, readExceptionDays(storedValue)) ? storedValue : writeExceptionDays(days);
  }
  if (isHoursKey(key)) return sameValue(draft[key], hoursLineOf(key, storedValue)) ? storedValue : wordsOf(key, draft[key]);
  return { value: draft[key], es: hasSpanish(key) ? draft[`es.${key}`] : storedValue.es };
}

const isHoursKey = (key: OfficeKey): key is OfficeHoursKey => key.startsWith("hours.");

/** The settings as visitors would read them if this draft were saved. */
export function officeTexts(draft: OfficeDraft, language: "en" | "es"): Record<OfficeKey, string> {
  const textOf = (key: OfficeKey) => {
    const { value, es } = typedTexts(draft, key);
    return (language === "es" && es.trim() !== "" ? es : value) || settings[key].default;
  };
  return Object.fromEntries(officeKeys.map((key) => [key, textOf(key)])) as Record<OfficeKey, string>;
}

const addressKeys = ["address.street", "address.city", "address.state", "address.zip"] as const;
const placeLinks = ["contact.directionsUrl", "contact.mapEmbedUrl"] as const;

/** The links to a place that a draft leaves as they are while it changes the address. */
export function linksToOldAddress(draft: OfficeDraft): Array<(typeof placeLinks)[number]> {
  const isUnchanged = (key: OfficeTextKey) => draft[key] === draft.stored[key].value;
  if (addressKeys.every(isUnchanged)) return [];
  return placeLinks.filter((key) => isUnchanged(key) && draft[key].trim() !== "");
}
