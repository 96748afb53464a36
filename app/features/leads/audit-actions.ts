import type { LocalizedText } from "#lib/localize.ts";

export const auditActions = {
  "messages.export": { en: "Exported contact messages", es: "Exportó mensajes de contacto" },
  "contact.optOut": {
    en: "Recorded an opt-out for the sender of {a message}",
    es: "Anotó que no se debe contactar a quien envió {un mensaje}",
  },
  "contact.optIn": {
    en: "Undid an opt-out for the sender of {a message}",
    es: "Deshizo la anotación de no contactar a quien envió {un mensaje}",
  },
} as const satisfies Record<string, LocalizedText>;

export const auditSubjects: Record<string, LocalizedText> = {
  contactmessage: { en: "message", es: "el mensaje" },
  replytemplate: { en: "reply template", es: "la plantilla de respuesta" },
  routingrule: { en: "routing rule", es: "la regla de reparto" },
};

declare module "#lib/audit-actions.ts" {
  interface AuditActions extends Readonly<typeof auditActions> {}
}
