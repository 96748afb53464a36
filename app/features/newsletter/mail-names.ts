import type { LocalizedText } from "#lib/localize.ts";

export const mailNames: Record<string, LocalizedText> = {
  "newsletter.confirmation": { en: "newsletter confirmation", es: "confirmación del boletín" },
  "newsletter.subscribedAlready": { en: "already subscribed to the newsletter", es: "ya recibe el boletín" },
  "newsletter.issue": { en: "newsletter", es: "boletín" },
  "newsletter.trial": { en: "newsletter test", es: "prueba del boletín" },
};
