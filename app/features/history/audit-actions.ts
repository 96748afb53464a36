import type { LocalizedText } from "#lib/localize.ts";

export const auditActions = {
  "audit.export": { en: "Exported the activity log", es: "Exportó el registro de actividad" },
  "person.export": { en: "Exported what is stored about a person", es: "Exportó lo que se guarda sobre una persona" },
  "person.erase": { en: "Erased what is stored about a person", es: "Borró lo que se guarda sobre una persona" },
  "incident.export": { en: "Exported who read customer data", es: "Exportó quién leyó datos de clientes" },
  "incident.exportCustomers": {
    en: "Exported the customers affected by an incident",
    es: "Exportó los clientes afectados por un incidente",
  },
  "bin.purge": { en: "Deleted for good from the Trash: {a record}", es: "Eliminó para siempre de la Papelera: {un registro}" },
  "bin.empty": { en: "Emptied the Trash", es: "Vació la Papelera" },
} as const satisfies Record<string, LocalizedText>;

declare module "#lib/audit-actions.ts" {
  interface AuditActions extends Readonly<typeof auditActions> {}
}
