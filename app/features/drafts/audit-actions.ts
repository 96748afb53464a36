import type { LocalizedText } from "#lib/localize.ts";

export const auditActions = {
  "previewLink.create": {
    en: "Created a preview link to {unpublished changes}",
    es: "Creó un enlace de vista previa de {cambios sin publicar}",
  },
  "previewLink.revoke": {
    en: "Revoked a preview link to {unpublished changes}",
    es: "Revocó un enlace de vista previa de {cambios sin publicar}",
  },
} as const satisfies Record<string, LocalizedText>;

export const auditSubjects: Record<string, LocalizedText> = {
  set: { en: "set", es: "el conjunto" },
};

declare module "#lib/audit-actions.ts" {
  interface AuditActions extends Readonly<typeof auditActions> {}
}
