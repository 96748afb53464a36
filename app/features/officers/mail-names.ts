import type { LocalizedText } from "#lib/localize.ts";

export const mailNames: Record<string, LocalizedText> = {
  "officerProposal.declined": { en: "profile change declined", es: "cambio de perfil rechazado" },
};
