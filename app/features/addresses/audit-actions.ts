import type { LocalizedText } from "#lib/localize.ts";

export const auditActions = {
  "addresses.import": { en: "Imported addresses of an old site", es: "Importó direcciones de un sitio anterior" },
  "addresses.forget": { en: "Deleted a page's former address", es: "Eliminó una dirección anterior de una página" },
} as const satisfies Record<string, LocalizedText>;

declare module "#lib/audit-actions.ts" {
  interface AuditActions extends Readonly<typeof auditActions> {}
}
