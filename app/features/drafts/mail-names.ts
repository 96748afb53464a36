import type { LocalizedText } from "#lib/localize.ts";

export const mailNames: Record<string, LocalizedText> = {
  "drafts.notice": { en: "drafts that need attention", es: "borradores pendientes" },
  "drafts.scheduleFailed": { en: "a schedule that failed", es: "publicación programada que falló" },
};
