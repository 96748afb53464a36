import type { Label } from "#lib/labels.ts";
import { readFigure } from "#lib/regulatory-limits.ts";
import type { Language } from "#lib/translations.ts";
import { regulatoryLimitTexts } from "./admin/texts/regulatory-limits.ts";
import type { WebResourceRecord } from "./draft.ts";
import { settings } from "./registry.ts";
import type { Setting } from "./setting.ts";

const byContext: Record<string, Setting | undefined> = settings;

/** What the site knows about a resource; nothing for one that staff made up. */
export const findSetting = (context: string): Setting | undefined => (Object.hasOwn(byContext, context) ? byContext[context] : undefined);

/** Whether only an owner may change it. */
export const isSensitive = (context: string): boolean => findSetting(context)?.sensitive === true;

/** What a setting that only an owner may change is called. */
export const sensitiveSettingLabel = (context: string): Label | undefined =>
  isSensitive(context) ? findSetting(context)?.label : undefined;

/** Whether a value is still the sample that an owner replaces before launch. A choice may be right as it is: any save confirms it. */
export function isSampleValue(context: string, value: string, version = 1): boolean {
  const setting = findSetting(context);
  if (setting?.sample !== true || (setting.start ?? setting.default) !== value) return false;
  return setting.kind !== "choice" || version === 1;
}

/** What staff call it; one that the site does not know has no name but its key. */
export const settingLabel = (context: string, language: Language): string => findSetting(context)?.label[language] ?? context.toUpperCase();

/** A value as staff read it in a list. */
export function describeValue(context: string, value: string, language: Language): string {
  const { unit, choices } = findSetting(context) ?? {};
  if (choices && Object.hasOwn(choices, value)) return choices[value]?.[language] ?? value;
  const figure = unit && readFigure(value, unit);
  return figure ? regulatoryLimitTexts[language].inList(figure) : value;
}

/** Whether a value that visitors read in Spanish has none, or one that is older than the English. */
export function lacksSpanish({ context, value, translations }: WebResourceRecord): boolean {
  if (findSetting(context)?.es === undefined || value.trim() === "") return false;
  return !translations?.es?.value?.trim() || Boolean(translations.stale?.includes("value"));
}
