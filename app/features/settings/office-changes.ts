import { confirmedField } from "#lib/draft-parts.ts";
import type { WebResourceRecord } from "./draft.ts";
import { type ExceptionDay, type HoursLine, wordsOf, writeExceptionDays } from "./hours-draft.ts";
import { hasSpanish, isOfficeKey, type OfficeHoursKey, type OfficeKey, officeHoursKeys } from "./office-keys.ts";

type Change = { name: unknown; value: unknown };
type OfficeDto = { values: Record<string, unknown>; published: Record<string, unknown> | null };
type SettingChange = { name: string; value: unknown; was: unknown };
type ChangedSetting = { context: OfficeKey; version: number; changes: SettingChange[]; mergedWith?: number };

const isHoursKey = (key: string): key is OfficeHoursKey => officeHoursKeys.some((known) => known === key);

/** A changed field of the form, as changes of settings: hours are one field and a sentence in each language. */
function textsOf({ name: given, value }: Change): Array<{ context: string; name: string; value: unknown }> {
  const name = String(given);
  if (name === confirmedField) return (value as string[]).map((context) => ({ context, name: confirmedField, value: ["value"] }));
  if (name === "hours.closedDays") return inBoth(name, writeExceptionDays(value as ExceptionDay[]));
  if (isHoursKey(name)) return inBoth(name, wordsOf(name, value as HoursLine));
  return name.startsWith("es.") ? [{ context: name.slice(3), name: "es.value", value }] : [{ context: name, name: "value", value }];
}

const inBoth = (context: OfficeKey, { value, es }: { value: string; es: string }) => [
  { context, name: "value", value },
  ...(hasSpanish(context) ? [{ context, name: "es.value", value: es }] : []),
];

/** What a save of the form sends for each setting, on top of what the server said last. After a comparison, all of them were compared. */
export function settingChanges({ values, published }: OfficeDto, changes: readonly Change[], isCompared: boolean): ChangedSetting[] {
  const drafted = values as Record<string, { fields?: Record<string, unknown> } | undefined>;
  const rows = (published?.resources ?? []) as WebResourceRecord[];
  const bySetting = Map.groupBy(changes.flatMap(textsOf), ({ context }) => context);
  const compared = isCompared ? Object.keys(values) : [];
  return [...new Set([...bySetting.keys(), ...compared])].filter(isOfficeKey).map((context) => {
    const version = rows.find((row) => row.context === context)?.version ?? 0;
    const texts = bySetting.get(context) ?? [];
    return {
      context,
      version,
      changes: texts.map(({ name, value }) => ({ name, value, was: drafted[context]?.fields?.[name] })),
      ...(isCompared && version > 0 && { mergedWith: version }),
    };
  });
}
