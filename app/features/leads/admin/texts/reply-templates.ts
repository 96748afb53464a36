import type { ReplyField } from "#app/features/leads/reply-fields.ts";
import { texts } from "#app/messages/texts.ts";

export const replyTemplateTexts = texts({
  en: {
    title: "Reply templates",
    add: "New reply template",
    edit: "Edit reply template",
    name: "Name",
    text: "Text",
    nameHint: "The name you pick it by; visitors don't see it.",
    subjectHint: "Leave it empty to keep the conversation's subject, so the reply stays in its thread.",
    fields: {
      name: "the visitor's name",
      officer: "the name of the person who writes, or the company",
      phone: "their number if they are a loan officer, or the office's",
      company: "the company's name",
      replyTime: "when the office answers",
      link: "the online application",
      hours: "the opening hours",
      address: "the office's address",
    } satisfies Record<ReplyField, string>,
    emptyList: {
      text: "No reply templates yet. Save the answers you give often here, ready to send.",
      action: "Write the first template",
    },
  },
  es: {
    title: "Plantillas de respuesta",
    add: "Nueva plantilla de respuesta",
    edit: "Editar plantilla de respuesta",
    name: "Nombre",
    text: "Texto",
    nameHint: "Por el que usted la elige; los visitantes no lo ven.",
    subjectHint: "Déjelo vacío para conservar el asunto de la conversación y seguir en el mismo hilo.",
    fields: {
      name: "el nombre del visitante",
      officer: "el nombre de quien escribe, o la empresa",
      phone: "su número si es oficial de préstamos, o el de la oficina",
      company: "el nombre de la empresa",
      replyTime: "para cuándo responde la oficina",
      link: "la solicitud en línea",
      hours: "el horario",
      address: "la dirección de la oficina",
    },
    emptyList: {
      text: "Todavía no hay plantillas de respuesta. Aquí están las respuestas que se dan a menudo, listas para enviarse.",
      action: "Escribir la primera plantilla",
    },
  },
});
