import { texts } from "#app/messages/texts.ts";

type Reason = "personAsked" | "noLongerNeeded" | "wronglyCollected";
const englishReasons: Record<Reason, string> = {
  personAsked: "The person asked for it",
  noLongerNeeded: "No longer needed",
  wronglyCollected: "Should not have been collected",
};
const spanishReasons: Record<Reason, string> = {
  personAsked: "La persona lo pidió",
  noLongerNeeded: "Ya no se necesita",
  wronglyCollected: "No debió recopilarse",
};

type Counts = {
  messages: number;
  revisions: number;
  mailJobs: number;
  formTokens: number;
  subscriptions: number;
  mentions: number;
  elsewhere: number;
};

const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** What the site holds about a visitor, and how it ends. */
export const personalDataTexts = texts({
  en: {
    title: "Personal data",
    intro: "See, hand over or erase what this site stores about a visitor. Confirm their identity first.",
    export: "Export as JSON",
    email: "Email",
    phone: "Phone",
    phoneHint: "In any format; a number shared by several people finds all of them",
    find: "Find",
    found: (counts: Counts) =>
      `Found ${plural(counts.messages, "message")} with ${plural(counts.revisions, "state")} of their history, ${plural(counts.mailJobs, "mail")} and ${plural(counts.formTokens, "used form token")}; ${plural(counts.subscriptions, "newsletter subscription")}; ${plural(counts.mentions, "mention")} in what others wrote; ${plural(counts.elsewhere, "place")} that ${counts.elsewhere === 1 ? "is" : "are"} not erased here.`,
    messages: { title: "Their messages", note: "Erased completely, with notes, consent, history and emails." },
    subscriptions: { title: "Newsletter", note: "Erased completely, with the consent: the address can be signed up again." },
    mentions: { title: "Mentions", note: "The address and the number are replaced by “[erased]”; the rest stays." },
    elsewhere: {
      title: "Not erased here",
      note: "Staff accounts, loan officers, settings and public content have to be changed where they are edited.",
    },
    erase: "Erase this person",
    eraseAsk: "Erase this person?",
    eraseText:
      "Everything listed is erased right away and forever, including from the history and the Trash. Only the fact, the time and the reason stay on record.",
    cancel: "Cancel",
    eraseForEver: "Erase forever",
    reason: "Reason",
    reasons: englishReasons,
    typeToConfirm: (person: string) => `Type ${person} to confirm`,
  },
  es: {
    title: "Datos personales",
    intro: "Lo que este sitio guarda sobre un visitante: para decírselo, entregárselo o borrarlo. Confirme primero quién es.",
    export: "Exportar como JSON",
    email: "Correo electrónico",
    phone: "Teléfono",
    phoneHint: "Escrito de cualquier forma; un número que comparten varias personas las encuentra a todas",
    find: "Buscar",
    found: (counts) =>
      `Se encontró: ${plural(counts.messages, "mensaje")} con ${plural(counts.revisions, "estado")} de su historial, ${plural(counts.mailJobs, "correo")} y ${plural(counts.formTokens, "marca de formulario usada", "marcas de formulario usadas")}; ${plural(counts.subscriptions, "suscripción", "suscripciones")} al boletín; ${plural(counts.mentions, "mención", "menciones")} en lo que otros escribieron; ${plural(counts.elsewhere, "lugar", "lugares")} que no se ${counts.elsewhere === 1 ? "borra" : "borran"} aquí.`,
    messages: { title: "Sus mensajes", note: "Se borran por completo, con notas, consentimiento, historial y correos." },
    subscriptions: { title: "Boletín", note: "Se borra por completo, con el consentimiento: la dirección puede volver a suscribirse." },
    mentions: { title: "Menciones", note: "La dirección y el número se reemplazan por «[erased]»; lo demás se queda." },
    elsewhere: {
      title: "No se borra aquí",
      note: "Las cuentas del personal, los oficiales de préstamos, los ajustes y lo que ven hoy los visitantes se cambian donde se editan.",
    },
    erase: "Borrar a esta persona",
    eraseAsk: "¿Borrar a esta persona?",
    eraseText:
      "Lo que aparece en la lista se borra de inmediato y para siempre, también del historial y de la Papelera. Solo queda constancia del hecho, la hora y el motivo.",
    cancel: "Cancelar",
    eraseForEver: "Borrar para siempre",
    reason: "Motivo",
    reasons: spanishReasons,
    typeToConfirm: (person) => `Escriba ${person} para confirmar`,
  },
});
