import type { LocalizedText } from "#lib/localize.ts";

export const auditActions = {
  "setting.create": { en: "Added {a setting}", es: "Agregó {un ajuste}" },
  "setting.change": { en: "Changed {a setting}", es: "Cambió {un ajuste}" },
  "setting.delete": { en: "Deleted {a setting}", es: "Eliminó {un ajuste}" },
  "setting.restore": { en: "Restored {a setting}", es: "Restauró {un ajuste}" },
} as const satisfies Record<string, LocalizedText>;

export const auditSubjects: Record<string, LocalizedText> = {
  setting: { en: "the setting", es: "el ajuste" },
  webresource: { en: "resource", es: "el recurso" },
};

declare module "#lib/audit-actions.ts" {
  interface AuditActions extends Readonly<typeof auditActions> {}
}
