import type { LocalizedText } from "#lib/localize.ts";

export const auditActions = {
  "newsletter.send": { en: "Sent a newsletter", es: "Envió un boletín" },
  "newsletter.stop": { en: "Stopped a newsletter", es: "Detuvo un boletín" },
  "newsletter.import": { en: "Imported newsletter subscribers", es: "Importó suscriptores del boletín" },
  "newsletter.export": { en: "Exported newsletter subscribers", es: "Exportó suscriptores del boletín" },
  "newsletter.unsubscribe": { en: "Unsubscribed someone from the newsletter", es: "Canceló la suscripción de alguien al boletín" },
  "newsletter.delete": { en: "Deleted a newsletter subscriber", es: "Eliminó a un suscriptor del boletín" },
} as const satisfies Record<string, LocalizedText>;

export const auditSubjects: Record<string, LocalizedText> = {
  newsletterissue: { en: "newsletter", es: "el boletín" },
  newslettersubscriber: { en: "newsletter subscriber", es: "el suscriptor del boletín" },
};

declare module "#lib/audit-actions.ts" {
  interface AuditActions extends Readonly<typeof auditActions> {}
}
