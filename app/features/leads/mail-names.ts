import type { LocalizedText } from "#lib/localize.ts";

export const mailNames: Record<string, LocalizedText> = {
  "contactMessage.office": { en: "new message, to the office", es: "mensaje nuevo, a la oficina" },
  "contactMessage.officer": { en: "new message, to the officer", es: "mensaje nuevo, al oficial" },
  "contactMessage.acknowledgement": { en: "confirmation to a visitor who wrote", es: "confirmación a un visitante que escribió" },
  "contactMessage.assigned": { en: "message assigned to an officer", es: "mensaje asignado a un oficial" },
  "contactMessage.handedOver": { en: "message handed over to another officer", es: "mensaje que pasó a otro oficial" },
  "contactMessage.reminder": { en: "reminder of an unanswered message", es: "recordatorio de un mensaje sin responder" },
  "contactMessage.escalation": { en: "unanswered message, to an owner", es: "mensaje sin responder, a un propietario" },
  "contactMessage.followUp": { en: "reminder to follow up", es: "recordatorio de seguimiento" },
  "contactMessage.wroteAgain": { en: "visitor wrote again", es: "un visitante volvió a escribir" },
  "contactMessage.contactGiven": { en: "visitor left contact details", es: "un visitante dejó sus datos de contacto" },
  "contactMessage.reply": { en: "reply to a visitor", es: "respuesta a un visitante" },
  "contactMessage.held": { en: "messages held as possible spam", es: "mensajes retenidos como posible spam" },
};
