import type { LocalizedText } from "#lib/localize.ts";

export const mailNames: Record<string, LocalizedText> = {
  "password.resetLink": { en: "password reset link", es: "enlace para restablecer la contraseña" },
  "password.wasReset": { en: "password was reset", es: "la contraseña se restableció" },
  "staff.accountChange": { en: "account was changed", es: "cambio en una cuenta" },
  "staff.ownerNotice": { en: "account notice to an owner", es: "aviso de cuentas a un propietario" },
};
