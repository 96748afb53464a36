export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];

/** `{ es: { title: "…" } }`: English is in the columns. `stale` names fields whose English changed after their Spanish. */
export type Translations = { es?: Record<string, string>; stale?: string[] };

/** As sent: `confirmed` names fields whose Spanish is still correct. A change of both languages at once, such as a replaced picture, passes `stale` on. */
type GivenTranslations = Translations & { confirmed?: string[] };

/** Missing or blank translations fall back to English. */
export function translateRow<Row extends { translations: Translations }>(row: Row, language: Language): Row {
  const ownTexts = language === "en" ? undefined : row.translations[language];
  if (!ownTexts) return row;
  const translatedRow: Row = { ...row };
  for (const [field, value] of Object.entries(ownTexts)) {
    if (field in row && value.trim() !== "") Object.assign(translatedRow, { [field]: value });
  }
  return translatedRow;
}

export function withoutTranslations<Row extends { translations: Translations }>({ translations: _, ...row }: Row) {
  return row;
}

type Row = Record<string, unknown> & { translations?: Translations };

/** A Spanish text becomes stale when only its English changes, and current when it is rewritten. */
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
