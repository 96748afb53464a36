import { eq } from "drizzle-orm";
import { emailPattern, isHttpUrl, isSitePath } from "#lib/fields.ts";
import { frameOrigin, isOwnEmbedPath } from "#lib/iframe-origin.ts";
import { areClosedDays } from "#lib/office-hours.ts";
import { readFigure } from "#lib/regulatory-limits.ts";
import { type Language, translateRow } from "#lib/translations.ts";
import { readThroughCache } from "#platform/content/read-through-cache.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { readAsJson } from "#platform/database/read-as-json.server.ts";
import type { Log } from "#platform/log.server.ts";
import { type SettingKey, settingKeys, settings } from "./registry.ts";
import type { Setting } from "./setting.ts";
import { readStateDisclosures } from "./state-disclosures.ts";
import { webResources } from "./tables/web-resources.server.ts";

export type Settings = Record<SettingKey, string>;

/** What was logged about each database. */
const reportedProblems = new WeakMap<Db, Set<string>>();

/** Every setting of the site in one language. One that is missing or malformed falls back and is reported once. */
export function readSettings(db: Db, language: Language, log: Log): Promise<Settings> {
  return readThroughCache(db, `settings/${language}`, () => storedSettings(db, language, log));
}

/** Every web resource: to name two hundred keys takes the database longer than to read the few that are no setting. */
async function storedResources(db: Db) {
  const { context, value, translations } = webResources;
  return (await readAsJson(db, { resources: { columns: { context, value, translations }, from: webResources } })).resources;
}

/** The stored value of one setting, for a transaction: it must not fill the cache. */
export async function readStoredSetting(tx: Db, key: SettingKey): Promise<string | undefined> {
  const [row] = await tx.select({ value: webResources.value }).from(webResources).where(eq(webResources.context, key));
  return row?.value;
}

async function storedSettings(db: Db, language: Language, log: Log): Promise<Settings> {
  const rows = await storedResources(db);
  const storedTexts = new Map(rows.map((row) => [row.context, translateRow(row, language).value]));
  const ownProblems = reportedProblems.get(db) ?? new Set<string>();
  reportedProblems.set(db, ownProblems);
  const report = (key: SettingKey, value: string | undefined) => {
    if (ownProblems.has(`${key}=${value}`)) return;
    ownProblems.add(`${key}=${value}`);
    const trouble = value === undefined ? "missing" : "malformed";
    log.warn({ context: key }, `A web resource is ${trouble}; its default is shown`);
  };
  const pairs = settingKeys.map((key) => [key, usable(key, storedTexts.get(key), language, report)]);
  const currentSettings = Object.fromEntries(pairs) as Settings;
  lastSettings.set(db, { ...lastSettings.get(db), [language]: currentSettings });
  return currentSettings;
}

const lastSettings = new WeakMap<Db, Partial<Record<Language, Settings>>>();

/** As they were last read, for use while the database is unavailable. */
export const lastKnownSettings = (db: Db, language: Language): Settings => lastSettings.get(db)?.[language] ?? defaultSettings(language);

type Report = (key: SettingKey, value: string | undefined) => void;

function usable(key: SettingKey, value: string | undefined, language: Language, report: Report): string {
  const setting: Setting = settings[key];
  if (value !== undefined && isWellFormed(setting, value)) return value;
  report(key, value);
  return defaultOf(setting, language);
}

export function defaultOf(setting: Setting, language: Language): string {
  return language === "es" ? (setting.es ?? setting.default) : setting.default;
}

/** What the program itself says, for where nothing is stored. */
export const defaultSettings = (language: Language): Settings =>
  Object.fromEntries(settingKeys.map((key) => [key, defaultOf(settings[key], language)])) as Settings;

/** Whether a page can show the value. An empty one is fine wherever the default is empty too, and where it is a list of none. */
export function isWellFormed(setting: Setting, value: string): boolean {
  if (value.trim() === "") return setting.default === "" || setting.kind === "closedDays" || setting.kind === "stateTexts";
  if (setting.kind === "url") return isHttpUrl(value) || isSitePath(value);
  if (setting.kind === "frame") return frameOrigin(value) !== undefined || isOwnEmbedPath(value);
  if (setting.kind === "email") return emailPattern.test(value);
  // Saving is stricter, but a number from before that rule is still better than the sample one.
  if (setting.kind === "phone") return /(\d\D*){3}/.test(value);
  if (setting.kind === "closedDays") return areClosedDays(value);
  if (setting.kind === "stateTexts") return readStateDisclosures(value) !== undefined;
  if (setting.kind === "count") return /^[1-9]\d{0,3}$/.test(value);
  if (setting.kind === "figure") return readFigure(value, setting.unit ?? "percent") !== undefined;
  if (setting.kind === "choice") return Object.hasOwn(setting.choices ?? {}, value);
  return true;
}
