import type { LocalizedText } from "#lib/localize.ts";

export const mailNames: Record<string, LocalizedText> = {
  "personalData.bulkRead": { en: "many personal records were read", es: "se leyeron muchos datos personales" },
  "revisions.week": { en: "weekly changes", es: "cambios de la semana" },
};
