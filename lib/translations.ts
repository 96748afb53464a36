export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];

/**
 * `{ es: { title: "…" } }`: only what is translated is there; English lives in the columns themselves.
 * `stale` names the fields whose English was changed after their Spanish was written.
 */
export type Translations = { es?: Record<string, string>; stale?: string[] };

/**
 * Translations as they are sent: `confirmed` names the fields whose Spanish someone has found to be right as it is. Who changes both
 * languages without writing them anew, a picture within them for example, says by `stale` which ones are behind as before.
 */
type GivenTranslations = Translations & { confirmed?: string[] };

/**
 * The row as a reader of `language` sees it. A translation that is missing or blank falls back to English,
 * so that a half-translated record never shows a hole.
 */
export function translateRow<Row extends { translations: Translations }>(row: Row, language: Language): Row {
  const ownTexts = language === "en" ? undefined : row.translations[language];
  if (!ownTexts) return row;
  const translatedRow: Row = { ...row };
  for (const [field, value] of Object.entries(ownTexts)) {
    if (field in row && value.trim() !== "") Object.assign(translatedRow, { [field]: value });
  }
  return translatedRow;
}

/** What is left for a reader once the row is in their language. */
export function withoutTranslations<Row extends { translations: Translations }>({ translations: _, ...row }: Row) {
  return row;
}

type Row = Record<string, unknown> & { translations?: Translations };

/** The translations to store with a change: a Spanish text falls behind when only its English changes, and catches up when it is written anew. */
export function keptTranslations(before: Row, patch: Record<string, unknown> & { translations?: GivenTranslations }): Translations {
  const former = before.translations ?? {};
  const es = patch.translations?.es ?? former.es;
  if (!es) return {};
  if (patch.translations?.stale) return patch.translations.stale.length > 0 ? { es, stale: patch.translations.stale } : { es };
  const isBehind = (field: string) => {
    if (es[field]?.trim() === "" || es[field] !== former.es?.[field] || patch.translations?.confirmed?.includes(field)) return false;
    return former.stale?.includes(field) || (field in patch && patch[field] !== before[field]);
  };
  const staleFields = Object.keys(es).filter(isBehind);
  return staleFields.length > 0 ? { es, stale: staleFields } : { es };
}
