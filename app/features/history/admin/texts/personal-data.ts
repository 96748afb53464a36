import { texts } from "#app/messages/texts.ts";
import { plural } from "#lib/plural.ts";

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

export const personalDataTexts = texts({
  en: {
    title: "Personal data",
    intro: "See, hand over or erase what this site stores about a visitor. Confirm their identity first.",
    export: "Export as JSON",
    email: "Email",
    phone: "Phone",
    phoneHint: "In any format; a number shared by several people finds all of them",
    find: "Find",
    found: (own: string, mentions: number, elsewhere: number) =>
      `Found ${own}; ${plural(mentions, "mention")} in what others wrote; ${plural(elsewhere, "place")} that ${elsewhere === 1 ? "is" : "are"} not erased here.`,
    mentions: { title: "Mentions", note: "The address and the number are replaced by “[erased]”; the rest stays." },
    elsewhere: {
      title: "Not erased here",
      note: "Staff accounts, loan officers, settings and public content have to be changed where they are edited.",
    },
    erase: "Erase this person",
    eraseAsk: "Erase this person?",
    eraseText:
      "Everything listed is erased right away and forever, including from the history and the Trash. Only the fact, the time and the reason stay on record.",
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
    found: (own, mentions, elsewhere) =>
      `Se encontró: ${own}; ${plural(mentions, "mención", "menciones")} en lo que otros escribieron; ${plural(elsewhere, "lugar", "lugares")} que no se ${elsewhere === 1 ? "borra" : "borran"} aquí.`,
    mentions: { title: "Menciones", note: "La dirección y el número se reemplazan por «[erased]»; lo demás se queda." },
    elsewhere: {
      title: "No se borra aquí",
      note: "Las cuentas del personal, los oficiales de préstamos, los ajustes y lo que ven hoy los visitantes se cambian donde se editan.",
    },
    erase: "Borrar a esta persona",
    eraseAsk: "¿Borrar a esta persona?",
    eraseText:
      "Lo que aparece en la lista se borra de inmediato y para siempre, también del historial y de la Papelera. Solo queda constancia del hecho, la hora y el motivo.",
    eraseForEver: "Borrar para siempre",
    reason: "Motivo",
    reasons: spanishReasons,
    typeToConfirm: (person) => `Escriba ${person} para confirmar`,
  },
});
