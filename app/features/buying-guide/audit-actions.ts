import type { LocalizedText } from "#lib/localize.ts";

export const auditActions = {
  "sharedAnswers.open": {
    en: "Opened {the answers that a visitor shared under a code}",
    es: "Abrió {las respuestas que un visitante compartió con un código}",
  },
} as const satisfies Record<string, LocalizedText>;

export const auditSubjects: Record<string, LocalizedText> = {
  sharedanswers: { en: "shared answers", es: "las respuestas compartidas" },
};

declare module "#lib/audit-actions.ts" {
  interface AuditActions extends Readonly<typeof auditActions> {}
}
