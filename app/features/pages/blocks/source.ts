import { optionalUrl, requiredDay, requiredText } from "#lib/fields.ts";
import type { LocalizedText } from "#lib/localize.ts";

export const sourceLabels = {
  source: { en: "Source", es: "Fuente" },
  sourceUrl: { en: "Address of the source", es: "Dirección de la fuente" },
  date: { en: "Date", es: "Fecha" },
} satisfies Record<string, LocalizedText>;

/** Words and figures of others are shown with where they come from, and when. */
export const sourceProps = {
  source: requiredText(sourceLabels.source, 200),
  sourceUrl: optionalUrl(sourceLabels.sourceUrl),
  date: requiredDay(sourceLabels.date),
};

export type Source = { source: string; sourceUrl: string; date: string };
