import type { MessageKind } from "#app/features/leads/answer-ways.ts";
import type { ContactChannel } from "#app/features/leads/opt-outs.ts";
import { texts } from "#app/messages/texts.ts";

/** Why staff get a mail about a visitor's message. */
export const leadMailPurposes = [
  "arrived",
  "assigned",
  "handedOver",
  "reminder",
  "escalation",
  "followUp",
  "wroteAgain",
  "contactGiven",
] as const;
export type LeadMailPurpose = (typeof leadMailPurposes)[number];

/** What staff read about a visitor's message, each in their own language. `officer` is undefined where the office handles it. */
export const leadMailTexts = texts({
  en: {
    arrived: {
      subject: (visitor: string) => `New message from ${visitor}`,
      opening: (officer: string | undefined, form: string) => (officer ? `For ${officer}, from the ${form}.` : `From the ${form}.`),
    },
    assigned: {
      subject: (visitor: string) => `The message from ${visitor} was assigned to you`,
      opening: () => "Someone at the office assigned this message to you. Please answer it.",
    },
    handedOver: {
      subject: (visitor: string) => `The message from ${visitor} was assigned to someone else`,
      opening: (officer: string | undefined) =>
        officer
          ? `${officer} is handling it now. You don't need to do anything else.`
          : "The office is handling it now. You don't need to do anything else.",
    },
    reminder: {
      subject: (visitor: string) => `${visitor} is waiting for an answer`,
      opening: (officer: string | undefined) =>
        `This message hasn't been answered yet.${officer ? ` It's assigned to ${officer}.` : " It's with the office."}`,
    },
    escalation: {
      subject: (visitor: string) => `Still no answer for ${visitor}`,
      opening: (officer: string | undefined) =>
        `This message still hasn't been answered, even though ${officer ?? "the office"} was reminded. You're receiving this email because you're an owner of the site.`,
    },
    followUp: {
      subject: (visitor: string) => `Today: follow up with ${visitor}`,
      opening: (officer: string | undefined) =>
        `Today is the day set to get in touch again.${officer ? ` The message is assigned to ${officer}.` : ""}`,
    },
    wroteAgain: {
      subject: (visitor: string) => `${visitor} wrote to us again`,
      opening: () => "The visitor added a message to this conversation on our site.",
    },
    contactGiven: {
      subject: (visitor: string) => `${visitor} left contact details`,
      opening: () => "This question came without a name. Its visitor has now left a name and a way to be reached on our site.",
    },
    forms: { form: "contact form", question: "quick question form", nameless: "form for questions without a name" } satisfies Record<
      MessageKind,
      string
    >,
    aVisitor: { form: "a visitor", question: "a visitor with a quick question", nameless: "a visitor without a name" } satisfies Record<
      MessageKind,
      string
    >,
    /** What the subject says about a question that has just arrived. */
    arrivedQuestion: { question: (way: string) => `Quick question: ${way}`, nameless: () => "Question without a name" },
    onPage: "Answer it in the inbox: the visitor left no contact details and reads the answer on our site.",
    inSpanish: "(in Spanish)",
    facts: {
      name: "Name",
      email: "Email",
      phone: "Phone",
      call: "Call",
      goodTimes: "Good times",
      language: "Language",
      page: "Page",
      received: "Received",
      agreedTo: "Agreed to",
    },
    languages: { en: "English", es: "Spanish" },
    utahTime: "Utah",
    optOuts: {
      call: "Do not call: this person asked us not to.",
      text: "Do not text: this person asked us not to.",
      whatsapp: "Do not message on WhatsApp: this person asked us not to.",
      email: "Do not email: this person asked us not to.",
    } satisfies Record<ContactChannel, string>,
    noConsent: "This person did not agree to calls or texts.",
    agreedOnlyTo: (channels: string) => `Agreed to ${channels} only.`,
    answer: (name: string) => `Reply to this email to answer ${name || "the visitor"}.`,
    openInbox: "Open in the inbox",
    inbox: "Inbox",
  },
  es: {
    arrived: {
      subject: (visitor) => `Nuevo mensaje de ${visitor}`,
      opening: (officer, form) => (officer ? `Para ${officer}, del ${form}.` : `Del ${form}.`),
    },
    assigned: {
      subject: (visitor) => `Le asignaron el mensaje de ${visitor}`,
      opening: () => "Alguien de la oficina le asignó este mensaje. Por favor, respóndalo.",
    },
    handedOver: {
      subject: (visitor) => `El mensaje de ${visitor} se asignó a otra persona`,
      opening: (officer) =>
        officer
          ? `Ahora lo atiende ${officer}. Usted ya no tiene que hacer nada.`
          : "Ahora lo atiende la oficina. Usted ya no tiene que hacer nada.",
    },
    reminder: {
      subject: (visitor) => `${visitor} espera una respuesta`,
      opening: (officer) => `Nadie ha respondido todavía a este mensaje.${officer ? ` Lo tiene ${officer}.` : " Lo tiene la oficina."}`,
    },
    escalation: {
      subject: (visitor) => `Sigue sin respuesta: ${visitor}`,
      opening: (officer) =>
        `Nadie ha respondido a este mensaje, aunque ya se envió un recordatorio a ${officer ?? "la oficina"}. Recibe este correo porque usted es propietario del sitio.`,
    },
    followUp: {
      subject: (visitor) => `Hoy: volver a contactar a ${visitor}`,
      opening: (officer) => `Hoy es el día fijado para volver a ponerse en contacto.${officer ? ` El mensaje lo tiene ${officer}.` : ""}`,
    },
    wroteAgain: {
      subject: (visitor) => `${visitor} nos volvió a escribir`,
      opening: () => "En nuestro sitio el visitante agregó un mensaje nuevo a esta conversación.",
    },
    contactGiven: {
      subject: (visitor) => `${visitor} dejó sus datos de contacto`,
      opening: () => "Esta pregunta llegó sin nombre. Ahora el visitante dejó en nuestro sitio su nombre y una forma de contactarle.",
    },
    forms: {
      form: "formulario de contacto",
      question: "formulario de preguntas rápidas",
      nameless: "formulario de preguntas sin nombre",
    },
    aVisitor: { form: "un visitante", question: "un visitante con una pregunta rápida", nameless: "un visitante sin nombre" },
    arrivedQuestion: { question: (way) => `Pregunta rápida: ${way}`, nameless: () => "Pregunta sin nombre" },
    onPage: "Responda en la bandeja de entrada: el visitante no dejó datos de contacto y lee la respuesta en nuestro sitio.",
    inSpanish: "(en español)",
    facts: {
      name: "Nombre",
      email: "Correo electrónico",
      phone: "Teléfono",
      call: "Llamada",
      goodTimes: "Horario preferido",
      language: "Idioma",
      page: "Página",
      received: "Recibido",
      agreedTo: "Aceptó",
    },
    languages: { en: "inglés", es: "español" },
    utahTime: "hora de Utah",
    optOuts: {
      call: "No llamar: esta persona pidió que no la llamemos.",
      text: "No enviar mensajes de texto: esta persona pidió que no lo hagamos.",
      whatsapp: "No escribir por WhatsApp: esta persona pidió que no lo hagamos.",
      email: "No escribir por correo electrónico: esta persona pidió que no lo hagamos.",
    },
    noConsent: "Esta persona no aceptó llamadas ni mensajes de texto.",
    agreedOnlyTo: (channels) => `Aceptó solamente ${channels}.`,
    answer: (name) => `Responda a este correo para contestarle ${name === "" ? "al visitante" : `a ${name}`}.`,
    openInbox: "Abrir en la bandeja de entrada",
    inbox: "Bandeja de entrada",
  },
});
