import type { LocalizedText } from "#lib/localize.ts";

export const mailNames: Record<string, LocalizedText> = {
  "numbers.week": { en: "weekly numbers", es: "cifras de la semana" },
};
