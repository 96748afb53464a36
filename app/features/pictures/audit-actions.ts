import type { LocalizedText } from "#lib/localize.ts";

export const auditActions = {
  "picture.delete": { en: "Deleted a stored picture", es: "Eliminó una imagen guardada" },
} as const satisfies Record<string, LocalizedText>;

export const auditSubjects: Record<string, LocalizedText> = {
  picture: { en: "picture", es: "la imagen" },
};

declare module "#lib/audit-actions.ts" {
  interface AuditActions extends Readonly<typeof auditActions> {}
}
