import { texts } from "#app/messages/texts.ts";

/** The heading of an entry in a conversation; it follows the person's name if there is one. */
export const threadTexts = texts({
  en: {
    callOutcomes: { reached: "Reached", noAnswer: "No answer", leftMessage: "Left a message" },
    note: "added a note",
    called: (outcome: string) => `called: ${outcome}`,
    wroteBy: { whatsapp: "wrote on WhatsApp", sms: "sent a text message" } as Record<string, string>,
    replied: "sent a reply",
    answerRecorded: "recorded the visitor’s answer",
    bounced: "Our email bounced",
    programAnswered: "An automatic reply arrived",
    visitorAnswered: "The visitor answered",
    mailCame: "An email arrived",
    state: (by: boolean, from: string, to: string) => `${by ? "changed the stage" : "The stage changed"} from ${from} to ${to}`,
    anOfficer: "an officer",
    ruleGave: (officer: string) => `A rule assigned it to ${officer}`,
    givenBack: "gave it back to the office",
    assigned: (officer: string) => `assigned it to ${officer}`,
    followUp: (day: string) => `set a follow-up for ${day}`,
    followUpGone: "removed the follow-up",
    split: (id: string) => `split off message ${id}`,
    merged: (id: string) => `merged message ${id} into this one`,
    reminder: (isFollowUp: boolean, to: string) =>
      `${isFollowUp ? "Reminder to follow up" : "Reminder that it hasn't been answered"}, to ${to === "owners" ? "the owners" : `the ${to}`}`,
    notices: {
      "contactMessage.office": "Office notice",
      "contactMessage.officer": "Officer notice",
      "contactMessage.acknowledgement": "Visitor’s confirmation",
      "contactMessage.assigned": "Notice to the officer who got it",
      "contactMessage.handedOver": "Notice to the officer who had it",
      "contactMessage.reminder": "Reminder",
      "contactMessage.escalation": "Notice to an owner",
      "contactMessage.followUp": "Reminder to follow up",
    } as Record<string, string>,
    notice: "Notice",
    noticeStates: { sent: "sent", waiting: "not sent yet", failed: "needs attention" },
  },
  es: {
    callOutcomes: { reached: "Contestó", noAnswer: "No contestó", leftMessage: "Se dejó un mensaje" },
    note: "agregó una nota",
    called: (outcome: string) => `llamó: ${outcome}`,
    wroteBy: { whatsapp: "escribió por WhatsApp", sms: "envió un mensaje de texto" } as Record<string, string>,
    replied: "envió una respuesta",
    answerRecorded: "registró la respuesta del visitante",
    bounced: "Nuestro correo fue devuelto",
    programAnswered: "Llegó una respuesta automática",
    visitorAnswered: "El visitante contestó",
    mailCame: "Llegó un correo",
    state: (by: boolean, from: string, to: string) => `${by ? "cambió la etapa" : "La etapa cambió"} de ${from} a ${to}`,
    anOfficer: "un oficial",
    ruleGave: (officer: string) => `Una regla lo asignó a ${officer}`,
    givenBack: "lo devolvió a la oficina",
    assigned: (officer: string) => `lo asignó a ${officer}`,
    followUp: (day: string) => `fijó un seguimiento para el ${day}`,
    followUpGone: "quitó el seguimiento",
    split: (id: string) => `separó el mensaje ${id}`,
    merged: (id: string) => `unió el mensaje ${id} a este`,
    reminder: (isFollowUp: boolean, to: string) =>
      `${isFollowUp ? "Recordatorio de dar seguimiento" : "Recordatorio de que nadie ha contestado"}, ${
        to === "owners" ? "a los propietarios" : to === "officer" ? "al oficial" : "a la oficina"
      }`,
    notices: {
      "contactMessage.office": "Aviso a la oficina",
      "contactMessage.officer": "Aviso al oficial",
      "contactMessage.acknowledgement": "Confirmación al visitante",
      "contactMessage.assigned": "Aviso al oficial que lo recibió",
      "contactMessage.handedOver": "Aviso al oficial que lo tenía",
      "contactMessage.reminder": "Recordatorio",
      "contactMessage.escalation": "Aviso a un propietario",
      "contactMessage.followUp": "Recordatorio de seguimiento",
    } as Record<string, string>,
    notice: "Aviso",
    noticeStates: { sent: "enviado", waiting: "aún no enviado", failed: "requiere atención" },
  },
});

export type ThreadTexts = (typeof threadTexts)["en"];
