export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];

/** `{ es: { title: "…" } }`: only what is translated is there; English lives in the columns themselves. */
export type Translations = { es?: Record<string, string> };

/**
 * The row as a reader of `language` sees it. A translation that is missing or blank falls back to English,
 * so that a half-translated record never shows a hole.
 */
export function translated<Row extends { translations: Translations }>(row: Row, language: Language): Row {
  const own = language === "en" ? undefined : row.translations[language];
  if (!own) return row;
  const merged: Row = { ...row };
  for (const [field, value] of Object.entries(own)) {
    if (field in row && value.trim() !== "") Object.assign(merged, { [field]: value });
  }
  return merged;
}
